// Made by `npm run generate`: do not change it.

export type Verb =
  | 'keep'
  | 'throw'
  | 'stop'
  | 'play'
  | 'end actions'
  | 'slot'
  | 'hand'
  | 'reserve'
  | 'engage'
  | 'post'
  | 'pawn'
  | 'go'
  | 'target'
  | 'foe'
  | 'back'
  | 'take'
  | 'give'
  | 'leave'
  | 'tile'
  | 'lay'
  | 'enter'
  | 'step'
  | 'halt';

export type Decision =
  | 'keep'
  | 'reroll'
  | 'combine'
  | 'bonus'
  | 'reserve'
  | 'engage'
  | 'defend'
  | 'post'
  | 'pawn'
  | 'end'
  | 'crossing'
  | 'garrison'
  | 'target'
  | 'foe'
  | 'back'
  | 'hand_over'
  | 'tile'
  | 'lay'
  | 'enter'
  | 'step';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  face: ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'],
  pawn: ['A.1', 'A.2', 'A.3', 'B.1', 'B.2', 'B.3', 'C.1', 'C.2', 'C.3', 'D.1', 'D.2', 'D.3', 'shogun'],
  seat: ['A', 'B', 'C', 'D'],
  slot: ['B2a', 'B2b', 'B3a', 'B3b', 'B4a', 'B4b', 'B5a', 'B5b'],
  square: [
    'A1',
    'B1',
    'C1',
    'D1',
    'E1',
    'F1',
    'G1',
    'H1',
    'I1',
    'A2',
    'B2',
    'C2',
    'D2',
    'E2',
    'F2',
    'G2',
    'H2',
    'I2',
    'A3',
    'B3',
    'C3',
    'D3',
    'E3',
    'F3',
    'G3',
    'H3',
    'I3',
    'A4',
    'B4',
    'C4',
    'D4',
    'E4',
    'F4',
    'G4',
    'H4',
    'I4',
    'A5',
    'B5',
    'C5',
    'D5',
    'E5',
    'F5',
    'G5',
    'H5',
    'I5',
    'A6',
    'B6',
    'C6',
    'D6',
    'E6',
    'F6',
    'G6',
    'H6',
    'I6',
    'A7',
    'B7',
    'C7',
    'D7',
    'E7',
    'F7',
    'G7',
    'H7',
    'I7',
    'A8',
    'B8',
    'C8',
    'D8',
    'E8',
    'F8',
    'G8',
    'H8',
    'I8',
    'A9',
    'B9',
    'C9',
    'D9',
    'E9',
    'F9',
    'G9',
    'H9',
    'I9',
  ],
  use: [
    'move',
    'opening',
    'shuriken',
    'infiltration',
    'redeployment',
    'brazier',
    'banzai',
    'ki2',
    'ki3',
    'ki4',
    'ki5',
    'pair',
    'straight',
    'three',
    'twopair',
    'four',
    'full',
    'poker',
  ],
} as const;
export type Id<Kind extends keyof typeof ids> = (typeof ids)[Kind][number];

// Everything that the server has words for.
export type PieceId =
  | 'face'
  | 'face:F1'
  | 'face:F2'
  | 'face:F3'
  | 'face:F4'
  | 'face:F5'
  | 'face:FS'
  | 'slot'
  | 'combo:BLUE'
  | 'combo:YELLOW'
  | 'combo:GREEN'
  | 'combo:RED'
  | 'combo:PAIR'
  | 'combo:STRAIGHT'
  | 'combo:THREE'
  | 'combo:TWOPAIR'
  | 'combo:FOUR'
  | 'combo:FULL'
  | 'combo:POKER'
  | 'number'
  | 'hand'
  | 'reserve'
  | 'die'
  | 'engage'
  | 'step:throw'
  | 'step:action'
  | 'step:reserve'
  | 'throws'
  | 'actions'
  | 'combat'
  | 'turn'
  | 'slot:B2a'
  | 'slot:B2b'
  | 'slot:B3a'
  | 'slot:B3b'
  | 'slot:B4a'
  | 'slot:B4b'
  | 'slot:B5a'
  | 'slot:B5b'
  | 'seat'
  | 'camp:ninja'
  | 'camp:samurai'
  | 'square'
  | 'pawn'
  | 'pawn:shogun'
  | 'carrier'
  | 'torii'
  | 'turned'
  | 'garrison'
  | 'brazier'
  | 'alert'
  | 'altar'
  | 'door'
  | 'wall'
  | 'red'
  | 'progress'
  | 'zone:nw'
  | 'zone:n'
  | 'zone:ne'
  | 'zone:w'
  | 'zone:e'
  | 'zone:sw'
  | 'zone:s'
  | 'zone:se'
  | 'zone:hall'
  | 'zone:corridor'
  | 'square:A1'
  | 'square:B1'
  | 'square:C1'
  | 'square:D1'
  | 'square:E1'
  | 'square:F1'
  | 'square:G1'
  | 'square:H1'
  | 'square:I1'
  | 'square:A2'
  | 'square:B2'
  | 'square:C2'
  | 'square:D2'
  | 'square:E2'
  | 'square:F2'
  | 'square:G2'
  | 'square:H2'
  | 'square:I2'
  | 'square:A3'
  | 'square:B3'
  | 'square:C3'
  | 'square:D3'
  | 'square:E3'
  | 'square:F3'
  | 'square:G3'
  | 'square:H3'
  | 'square:I3'
  | 'square:A4'
  | 'square:B4'
  | 'square:C4'
  | 'square:D4'
  | 'square:E4'
  | 'square:F4'
  | 'square:G4'
  | 'square:H4'
  | 'square:I4'
  | 'square:A5'
  | 'square:B5'
  | 'square:C5'
  | 'square:D5'
  | 'square:E5'
  | 'square:F5'
  | 'square:G5'
  | 'square:H5'
  | 'square:I5'
  | 'square:A6'
  | 'square:B6'
  | 'square:C6'
  | 'square:D6'
  | 'square:E6'
  | 'square:F6'
  | 'square:G6'
  | 'square:H6'
  | 'square:I6'
  | 'square:A7'
  | 'square:B7'
  | 'square:C7'
  | 'square:D7'
  | 'square:E7'
  | 'square:F7'
  | 'square:G7'
  | 'square:H7'
  | 'square:I7'
  | 'square:A8'
  | 'square:B8'
  | 'square:C8'
  | 'square:D8'
  | 'square:E8'
  | 'square:F8'
  | 'square:G8'
  | 'square:H8'
  | 'square:I8'
  | 'square:A9'
  | 'square:B9'
  | 'square:C9'
  | 'square:D9'
  | 'square:E9'
  | 'square:F9'
  | 'square:G9'
  | 'square:H9'
  | 'square:I9'
  | 'use:move'
  | 'use:opening'
  | 'use:shuriken'
  | 'use:infiltration'
  | 'use:redeployment'
  | 'use:brazier'
  | 'use:banzai'
  | 'use:ki2'
  | 'use:ki3'
  | 'use:ki4'
  | 'use:ki5'
  | 'use:pair'
  | 'use:straight'
  | 'use:three'
  | 'use:twopair'
  | 'use:four'
  | 'use:full'
  | 'use:poker'
  | 'use:move:ninja'
  | 'use:move:samurai'
  | 'use:opening:ninja'
  | 'use:shuriken:ninja'
  | 'use:infiltration:ninja'
  | 'use:redeployment:samurai'
  | 'use:brazier:samurai'
  | 'use:banzai:samurai'
  | 'use:ki2:ninja'
  | 'use:ki2:samurai'
  | 'use:ki3:ninja'
  | 'use:ki3:samurai'
  | 'use:ki4:ninja'
  | 'use:ki4:samurai'
  | 'use:ki5:ninja'
  | 'use:ki5:samurai'
  | 'use:pair:ninja'
  | 'use:pair:samurai'
  | 'use:straight:ninja'
  | 'use:straight:samurai'
  | 'use:three:ninja'
  | 'use:three:samurai'
  | 'use:twopair:ninja'
  | 'use:twopair:samurai'
  | 'use:four:ninja'
  | 'use:four:samurai'
  | 'use:full:ninja'
  | 'use:full:samurai'
  | 'use:poker:ninja'
  | 'use:poker:samurai'
  | 'pawn:A.1'
  | 'pawn:A.2'
  | 'pawn:A.3'
  | 'pawn:B.1'
  | 'pawn:B.2'
  | 'pawn:B.3'
  | 'pawn:C.1'
  | 'pawn:C.2'
  | 'pawn:C.3'
  | 'pawn:D.1'
  | 'pawn:D.2'
  | 'pawn:D.3';
