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
  | 'forgo'
  | 'way'
  | 'step'
  | 'halt'
  | 'bump'
  | 'no bump'
  | 'tile'
  | 'draw'
  | 'take'
  | 'pair'
  | 'target'
  | 'lay'
  | 'turn';

export type Decision =
  | 'keep'
  | 'reroll'
  | 'combine'
  | 'bonus'
  | 'reserve'
  | 'engage'
  | 'defend'
  | 'way'
  | 'step'
  | 'bump'
  | 'tech'
  | 'cheat'
  | 'pair'
  | 'target'
  | 'storm'
  | 'die'
  | 'enter'
  | 'follow'
  | 'cancel'
  | 'lose'
  | 'steal';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  card: ['grapnel', 'tornado', 'nitro', 'oil', 'cannon', 'sabotage', 'plans', 'trail', 'loaded', 'swerve', 'bribe'],
  face: ['F1', 'F2', 'F3', 'F4', 'F5', 'FS'],
  seat: ['A', 'B', 'C', 'D', 'drone'],
  slot: ['B2a', 'B2b', 'B3a', 'B3b', 'B4a', 'B4b', 'B5a', 'B5b'],
  square: [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12',
    '13',
    '14',
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
    '22',
    '23',
    '24',
    '25',
    '26',
    '27',
    '28',
    '29',
    '30',
    '31',
    '32',
    '33',
    '34',
    '35',
    '36',
    '37',
    '38',
    '39',
    '40',
    '41',
    '42',
    '43',
    '44',
    '45',
    '46',
    '47',
    '48',
    '49',
    '50',
    '51',
    '52',
    '53',
    '54',
    '55',
    '56',
    '57',
    '58',
    '59',
    '60',
    '61',
    '62',
    '63',
    'R1',
    'L1',
    'V1',
    'C1',
    'C2',
    'V2',
    'L2',
    'R2',
  ],
  tile: ['ravine', 'volcanic', 'cactus', 'lake'],
  use: [
    'move',
    'tech',
    'bonus2',
    'bonus3',
    'bonus4',
    'bonus5',
    'cheat',
    'pair',
    'straight',
    'three',
    'twopair',
    'four',
    'full',
    'poker',
  ],
  way: ['clockwise', 'anticlockwise'],
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
  | 'seat:drone'
  | 'square'
  | 'start'
  | 'garage'
  | 'barrier'
  | 'rough'
  | 'tornado'
  | 'supply'
  | 'display'
  | 'pile'
  | 'discard'
  | 'card'
  | 'known'
  | 'tile'
  | 'way'
  | 'way:clockwise'
  | 'way:anticlockwise'
  | 'progress'
  | 'round'
  | 'last'
  | 'red'
  | 'test'
  | 'bump'
  | 'retreat'
  | 'square:0'
  | 'square:1'
  | 'square:2'
  | 'square:3'
  | 'square:4'
  | 'square:5'
  | 'square:6'
  | 'square:7'
  | 'square:8'
  | 'square:9'
  | 'square:10'
  | 'square:11'
  | 'square:12'
  | 'square:13'
  | 'square:14'
  | 'square:15'
  | 'square:16'
  | 'square:17'
  | 'square:18'
  | 'square:19'
  | 'square:20'
  | 'square:21'
  | 'square:22'
  | 'square:23'
  | 'square:24'
  | 'square:25'
  | 'square:26'
  | 'square:27'
  | 'square:28'
  | 'square:29'
  | 'square:30'
  | 'square:31'
  | 'square:32'
  | 'square:33'
  | 'square:34'
  | 'square:35'
  | 'square:36'
  | 'square:37'
  | 'square:38'
  | 'square:39'
  | 'square:40'
  | 'square:41'
  | 'square:42'
  | 'square:43'
  | 'square:44'
  | 'square:45'
  | 'square:46'
  | 'square:47'
  | 'square:48'
  | 'square:49'
  | 'square:50'
  | 'square:51'
  | 'square:52'
  | 'square:53'
  | 'square:54'
  | 'square:55'
  | 'square:56'
  | 'square:57'
  | 'square:58'
  | 'square:59'
  | 'square:60'
  | 'square:61'
  | 'square:62'
  | 'square:63'
  | 'square:R1'
  | 'square:L1'
  | 'square:V1'
  | 'square:C1'
  | 'square:C2'
  | 'square:V2'
  | 'square:L2'
  | 'square:R2'
  | 'use:move'
  | 'use:tech'
  | 'use:bonus2'
  | 'use:bonus3'
  | 'use:bonus4'
  | 'use:bonus5'
  | 'use:cheat'
  | 'use:pair'
  | 'use:straight'
  | 'use:three'
  | 'use:twopair'
  | 'use:four'
  | 'use:full'
  | 'use:poker'
  | 'card:grapnel'
  | 'card:tornado'
  | 'card:nitro'
  | 'card:oil'
  | 'card:cannon'
  | 'card:sabotage'
  | 'card:plans'
  | 'card:trail'
  | 'card:loaded'
  | 'card:swerve'
  | 'card:bribe'
  | 'tile:ravine'
  | 'tile:volcanic'
  | 'tile:cactus'
  | 'tile:lake';
