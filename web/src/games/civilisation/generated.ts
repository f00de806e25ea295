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
  | 'card'
  | 'pass'
  | 'redeploy'
  | 'secret'
  | 'go'
  | 'lay'
  | 'hero'
  | 'draw'
  | 'take'
  | 'target'
  | 'relocate'
  | 'zeno'
  | 'claim'
  | 'trade'
  | 'pair'
  | 'turn'
  | 'faces';

export type Decision =
  | 'keep'
  | 'reroll'
  | 'combine'
  | 'bonus'
  | 'reserve'
  | 'engage'
  | 'defend'
  | 'secret'
  | 'go'
  | 'lay'
  | 'hero'
  | 'philosopher'
  | 'target'
  | 'relocate'
  | 'objective'
  | 'pair'
  | 'again'
  | 'die'
  | 'faces'
  | 'rolled';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  card: [
    'PH01',
    'PH02',
    'PH03',
    'PH04',
    'PH05',
    'PH06',
    'PH07',
    'PH08',
    'PH09',
    'PH10',
    'PH11',
    'PH12',
    'PH13',
    'PH14',
    'PH15',
    'PH16',
  ],
  face: ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'],
  hero: ['colour', 'reroll', 'redeploy'],
  objective: ['CO01', 'CO02', 'CO03', 'CO04', 'CO05', 'CO06', 'CO07', 'CO08', 'CO09', 'CO10'],
  seat: ['A', 'B', 'C', 'D'],
  secret: ['SO01', 'SO02', 'SO03', 'SO04', 'SO05', 'SO06', 'SO07', 'SO08', 'SO09', 'SO10'],
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
    'sea',
    'land',
    'city2',
    'city3',
    'city4',
    'city5',
    'temple',
    'temple3',
    'pair',
    'straight',
    'three',
    'twopair',
    'four',
    'full',
    'wonder',
    'voyage',
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
  | 'square'
  | 'region'
  | 'pawn'
  | 'capital'
  | 'quarry'
  | 'lair'
  | 'tile'
  | 'tile:city'
  | 'tile:temple'
  | 'tile:wonder'
  | 'tile:hero'
  | 'hero'
  | 'hero:colour'
  | 'hero:reroll'
  | 'hero:redeploy'
  | 'board'
  | 'board:red'
  | 'board:green'
  | 'board:blue'
  | 'board:yellow'
  | 'monster'
  | 'card'
  | 'pile'
  | 'objective'
  | 'secret'
  | 'vp'
  | 'vp_pile'
  | 'count'
  | 'rank'
  | 'candle'
  | 'red'
  | 'wrath'
  | 'region:R1'
  | 'region:R2'
  | 'region:R3'
  | 'region:R4'
  | 'region:R5'
  | 'region:R6'
  | 'region:R7'
  | 'region:R8'
  | 'region:R9'
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
  | 'monster:minotaur'
  | 'monster:hydra'
  | 'monster:charybdis'
  | 'monster:scylla'
  | 'monster:cyclops'
  | 'card:PH01'
  | 'card:PH02'
  | 'card:PH03'
  | 'card:PH04'
  | 'card:PH05'
  | 'card:PH06'
  | 'card:PH07'
  | 'card:PH08'
  | 'card:PH09'
  | 'card:PH10'
  | 'card:PH11'
  | 'card:PH12'
  | 'card:PH13'
  | 'card:PH14'
  | 'card:PH15'
  | 'card:PH16'
  | 'objective:CO01'
  | 'objective:CO02'
  | 'objective:CO03'
  | 'objective:CO04'
  | 'objective:CO05'
  | 'objective:CO06'
  | 'objective:CO07'
  | 'objective:CO08'
  | 'objective:CO09'
  | 'objective:CO10'
  | 'secret:SO01'
  | 'secret:SO02'
  | 'secret:SO03'
  | 'secret:SO04'
  | 'secret:SO05'
  | 'secret:SO06'
  | 'secret:SO07'
  | 'secret:SO08'
  | 'secret:SO09'
  | 'secret:SO10'
  | 'rank:0'
  | 'rank:1'
  | 'rank:2'
  | 'rank:3'
  | 'rank:4'
  | 'use:sea'
  | 'use:land'
  | 'use:city2'
  | 'use:city3'
  | 'use:city4'
  | 'use:city5'
  | 'use:temple'
  | 'use:temple3'
  | 'use:pair'
  | 'use:straight'
  | 'use:three'
  | 'use:twopair'
  | 'use:four'
  | 'use:full'
  | 'use:wonder'
  | 'use:voyage';
