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
  | 'scroll'
  | 'teleport'
  | 'reveal'
  | 'start'
  | 'place'
  | 'portal'
  | 'go'
  | 'step'
  | 'halt'
  | 'target'
  | 'goblin'
  | 'lay'
  | 'look'
  | 'leave'
  | 'die'
  | 'face';

export type Decision =
  | 'keep'
  | 'reroll'
  | 'combine'
  | 'bonus'
  | 'reserve'
  | 'engage'
  | 'defend'
  | 'start'
  | 'reveal'
  | 'place'
  | 'portal'
  | 'end'
  | 'step'
  | 'target'
  | 'goblin'
  | 'lay'
  | 'look'
  | 'treasure'
  | 'die'
  | 'face';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  card: [
    'FI1',
    'FI2',
    'FI3',
    'FI4',
    'FI5',
    'FI6',
    'SC1',
    'SC2',
    'SC3',
    'SC4',
    'SC5',
    'SC6',
    'OB1',
    'OB2',
    'OB3',
    'OB4',
    'PI1',
    'PI2',
    'PI3',
    'PI4',
    'PI5',
    'PI6',
    'PI7',
    'GO1',
    'GO2',
    'GO3',
    'KING',
  ],
  face: ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'],
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
    'J1',
    'K1',
    'A2',
    'B2',
    'C2',
    'D2',
    'E2',
    'F2',
    'G2',
    'H2',
    'I2',
    'J2',
    'K2',
    'A3',
    'B3',
    'C3',
    'D3',
    'E3',
    'F3',
    'G3',
    'H3',
    'I3',
    'J3',
    'K3',
    'A4',
    'B4',
    'C4',
    'D4',
    'E4',
    'F4',
    'G4',
    'H4',
    'I4',
    'J4',
    'K4',
    'A5',
    'B5',
    'C5',
    'D5',
    'E5',
    'F5',
    'G5',
    'H5',
    'I5',
    'J5',
    'K5',
    'A6',
    'B6',
    'C6',
    'D6',
    'E6',
    'F6',
    'G6',
    'H6',
    'I6',
    'J6',
    'K6',
    'A7',
    'B7',
    'C7',
    'D7',
    'E7',
    'F7',
    'G7',
    'H7',
    'I7',
    'J7',
    'K7',
    'A8',
    'B8',
    'C8',
    'D8',
    'E8',
    'F8',
    'G8',
    'H8',
    'I8',
    'J8',
    'K8',
    'A9',
    'B9',
    'C9',
    'D9',
    'E9',
    'F9',
    'G9',
    'H9',
    'I9',
    'J9',
    'K9',
  ],
  use: [
    'move',
    'opening',
    'fireball',
    'wallpass',
    'finger',
    'portal',
    'search2',
    'search3',
    'search4',
    'search5',
    'treasure',
    'relic',
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
  | 'hero'
  | 'square'
  | 'foe'
  | 'tile'
  | 'card'
  | 'use'
  | 'king'
  | 'portal'
  | 'teleport'
  | 'den'
  | 'chests'
  | 'objective'
  | 'crown'
  | 'trophy'
  | 'pile'
  | 'discard'
  | 'march'
  | 'door'
  | 'wall'
  | 'room'
  | 'crypt'
  | 'lair'
  | 'guard'
  | 'entrance'
  | 'throne'
  | 'royal'
  | 'red'
  | 'suit:find'
  | 'suit:trap'
  | 'suit:goblin'
  | 'square:A1'
  | 'square:B1'
  | 'square:C1'
  | 'square:D1'
  | 'square:E1'
  | 'square:F1'
  | 'square:G1'
  | 'square:H1'
  | 'square:I1'
  | 'square:J1'
  | 'square:K1'
  | 'square:A2'
  | 'square:B2'
  | 'square:C2'
  | 'square:D2'
  | 'square:E2'
  | 'square:F2'
  | 'square:G2'
  | 'square:H2'
  | 'square:I2'
  | 'square:J2'
  | 'square:K2'
  | 'square:A3'
  | 'square:B3'
  | 'square:C3'
  | 'square:D3'
  | 'square:E3'
  | 'square:F3'
  | 'square:G3'
  | 'square:H3'
  | 'square:I3'
  | 'square:J3'
  | 'square:K3'
  | 'square:A4'
  | 'square:B4'
  | 'square:C4'
  | 'square:D4'
  | 'square:E4'
  | 'square:F4'
  | 'square:G4'
  | 'square:H4'
  | 'square:I4'
  | 'square:J4'
  | 'square:K4'
  | 'square:A5'
  | 'square:B5'
  | 'square:C5'
  | 'square:D5'
  | 'square:E5'
  | 'square:F5'
  | 'square:G5'
  | 'square:H5'
  | 'square:I5'
  | 'square:J5'
  | 'square:K5'
  | 'square:A6'
  | 'square:B6'
  | 'square:C6'
  | 'square:D6'
  | 'square:E6'
  | 'square:F6'
  | 'square:G6'
  | 'square:H6'
  | 'square:I6'
  | 'square:J6'
  | 'square:K6'
  | 'square:A7'
  | 'square:B7'
  | 'square:C7'
  | 'square:D7'
  | 'square:E7'
  | 'square:F7'
  | 'square:G7'
  | 'square:H7'
  | 'square:I7'
  | 'square:J7'
  | 'square:K7'
  | 'square:A8'
  | 'square:B8'
  | 'square:C8'
  | 'square:D8'
  | 'square:E8'
  | 'square:F8'
  | 'square:G8'
  | 'square:H8'
  | 'square:I8'
  | 'square:J8'
  | 'square:K8'
  | 'square:A9'
  | 'square:B9'
  | 'square:C9'
  | 'square:D9'
  | 'square:E9'
  | 'square:F9'
  | 'square:G9'
  | 'square:H9'
  | 'square:I9'
  | 'square:J9'
  | 'square:K9'
  | 'hero:warrior'
  | 'hero:magician'
  | 'hero:thief'
  | 'hero:elf'
  | 'foe:M1'
  | 'foe:M2'
  | 'foe:M3'
  | 'foe:M4'
  | 'foe:M5'
  | 'foe:M6'
  | 'foe:M7'
  | 'foe:M8'
  | 'foe:M9'
  | 'foe:goblin'
  | 'tile:TR1'
  | 'tile:TR2'
  | 'tile:TR3'
  | 'tile:TR4'
  | 'tile:TR5'
  | 'tile:TR6'
  | 'tile:RE1'
  | 'tile:RE2'
  | 'tile:RE3'
  | 'card:FI1'
  | 'card:FI2'
  | 'card:FI3'
  | 'card:FI4'
  | 'card:FI5'
  | 'card:FI6'
  | 'card:SC1'
  | 'card:SC2'
  | 'card:SC3'
  | 'card:SC4'
  | 'card:SC5'
  | 'card:SC6'
  | 'card:OB1'
  | 'card:OB2'
  | 'card:OB3'
  | 'card:OB4'
  | 'card:PI1'
  | 'card:PI2'
  | 'card:PI3'
  | 'card:PI4'
  | 'card:PI5'
  | 'card:PI6'
  | 'card:PI7'
  | 'card:GO1'
  | 'card:GO2'
  | 'card:GO3'
  | 'card:KING'
  | 'use:move'
  | 'use:opening'
  | 'use:fireball'
  | 'use:wallpass'
  | 'use:finger'
  | 'use:portal'
  | 'use:search2'
  | 'use:search3'
  | 'use:search4'
  | 'use:search5'
  | 'use:treasure'
  | 'use:relic'
  | 'use:pair'
  | 'use:straight'
  | 'use:three'
  | 'use:twopair'
  | 'use:four'
  | 'use:full'
  | 'use:poker';
