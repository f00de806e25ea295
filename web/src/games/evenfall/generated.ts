// Made by `npm run generate`: do not change it.

export type Verb =
  | 'clan'
  | 'toss'
  | 'discover'
  | 'token'
  | 'ritual'
  | 'specialist'
  | 'council'
  | 'region'
  | 'space'
  | 'board'
  | 'build'
  | 'tap'
  | 'borrow'
  | 'exchange'
  | 'stone'
  | 'pass'
  | 'end'
  | 'onto'
  | 'save'
  | 'catalyst'
  | 'stop'
  | 'take'
  | 'give'
  | 'mana'
  | 'discard'
  | 'choose'
  | 'transfer'
  | 'decline'
  | 'harvest'
  | 'accept'
  | 'go'
  | 'find'
  | 'remove'
  | 'move'
  | 'retrieve'
  | 'copy'
  | 'bonus'
  | 'pay'
  | 'socket'
  | 'dial'
  | 'win'
  | 'resolve';

export type Decision =
  | 'clan'
  | 'expert'
  | 'action'
  | 'finish'
  | 'onto'
  | 'save'
  | 'build'
  | 'resources'
  | 'price'
  | 'discard'
  | 'choose'
  | 'transfer'
  | 'harvest'
  | 'may'
  | 'region'
  | 'find'
  | 'catalyst'
  | 'remove'
  | 'move'
  | 'retrieve'
  | 'copy'
  | 'bonus'
  | 'binding'
  | 'socket'
  | 'exchange'
  | 'dial'
  | 'change'
  | 'stone'
  | 'order';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  card: [
    'R01',
    'R02',
    'R03',
    'R04',
    'R05',
    'R06',
    'R07',
    'R08',
    'R09',
    'R10',
    'R11',
    'R12',
    'R13',
    'R14',
    'R15',
    'R16',
    'R17',
    'R18',
    'R19',
    'R20',
    'R21',
    'R22',
    'R23',
    'R24',
    'R25',
    'R26',
    'R27',
    'R28',
    'R29',
    'R30',
    'R31',
    'R32',
    'R33',
    'R34',
    'R35',
    'R36',
    'R37',
    'R38',
    'R39',
    'R40',
    'R41',
    'R42',
    'R43',
    'R44',
    'R45',
    'R46',
    'R47',
    'R48',
    'R49',
    'R50',
    'R51',
    'R52',
    'R53',
    'R54',
    'R55',
    'R56',
    'R57',
    'R58',
    'C01a',
    'C01b',
    'C02a',
    'C02b',
    'C03a',
    'C03b',
    'C04a',
    'C04b',
    'C05a',
    'C05b',
    'C06a',
    'C06b',
    'C07a',
    'C07b',
    'C08a',
    'C08b',
    'C09a',
    'C09b',
    'C10a',
    'C10b',
    'C11a',
    'C11b',
    'C12a',
    'C12b',
    'C13a',
    'C13b',
    'C14a',
    'C14b',
    'C15a',
    'C15b',
    'C16a',
    'C16b',
    'C17a',
    'C17b',
    'C18a',
    'C18b',
    'C19a',
    'C19b',
    'C20a',
    'C20b',
    'C21a',
    'C21b',
  ],
  catalyst: ['sickle', 'orb'],
  clan: ['star', 'cross', 'circle', 'peak'],
  place: [
    'P01',
    'P02',
    'P03',
    'P04',
    'P05',
    'P06',
    'P07',
    'P08',
    'P09',
    'P10',
    'P11',
    'P12',
    'P13',
    'P14',
    'P15',
    'P16',
    'P17',
    'P18',
    'P19',
    'P20',
    'P21',
    'P22',
    'P23',
    'P24',
    'P25',
    'P26',
    'P27',
    'P28',
    'P29',
    'P30',
    'P31',
    'P32',
    'P33',
    'P34',
    'P35',
    'P36',
    'P37',
    'P38',
    'P39',
    'P40',
    'P41',
    'P42',
    'P43',
    'P44',
    'P45',
    'P46',
    'P47',
    'P48',
    'P49',
    'P50',
    'P51',
    'P52',
    'star-sun',
    'star-moon',
    'cross-sun',
    'cross-moon',
    'circle-sun',
    'circle-moon',
    'peak-sun',
    'peak-moon',
  ],
  region: ['north', 'central', 'south'],
  resource: ['herb', 'potion', 'knowledge'],
  side: ['sun', 'moon'],
  stone: ['flame', 'wave', 'leaf', 'bolt', 'red'],
  worker: ['witch', 'elder'],
} as const;
export type Id<Kind extends keyof typeof ids> = (typeof ids)[Kind][number];

// Everything that the server has words for.
export type PieceId =
  | 'seat'
  | 'number'
  | 'clan:star'
  | 'clan:cross'
  | 'clan:circle'
  | 'clan:peak'
  | 'side:sun'
  | 'side:moon'
  | 'worker:witch'
  | 'worker:elder'
  | 'resource:herb'
  | 'resource:potion'
  | 'resource:knowledge'
  | 'catalyst:sickle'
  | 'catalyst:orb'
  | 'keyword:artifact'
  | 'keyword:familiar'
  | 'keyword:enchantment'
  | 'keyword:spirit'
  | 'stone'
  | 'mana'
  | 'vp'
  | 'coven'
  | 'token'
  | 'outer'
  | 'inner'
  | 'deck'
  | 'place_deck'
  | 'discard'
  | 'first_player'
  | 'automa'
  | 'place:P01'
  | 'place:P02'
  | 'place:P03'
  | 'place:P04'
  | 'place:P05'
  | 'place:P06'
  | 'place:P07'
  | 'place:P08'
  | 'place:P09'
  | 'place:P10'
  | 'place:P11'
  | 'place:P12'
  | 'place:P13'
  | 'place:P14'
  | 'place:P15'
  | 'place:P16'
  | 'place:P17'
  | 'place:P18'
  | 'place:P19'
  | 'place:P20'
  | 'place:P21'
  | 'place:P22'
  | 'place:P23'
  | 'place:P24'
  | 'place:P25'
  | 'place:P26'
  | 'place:P27'
  | 'place:P28'
  | 'place:P29'
  | 'place:P30'
  | 'place:P31'
  | 'place:P32'
  | 'place:P33'
  | 'place:P34'
  | 'place:P35'
  | 'place:P36'
  | 'place:P37'
  | 'place:P38'
  | 'place:P39'
  | 'place:P40'
  | 'place:P41'
  | 'place:P42'
  | 'place:P43'
  | 'place:P44'
  | 'place:P45'
  | 'place:P46'
  | 'place:P47'
  | 'place:P48'
  | 'place:P49'
  | 'place:P50'
  | 'place:P51'
  | 'place:P52'
  | 'place:star-sun'
  | 'place:star-moon'
  | 'place:cross-sun'
  | 'place:cross-moon'
  | 'place:circle-sun'
  | 'place:circle-moon'
  | 'place:peak-sun'
  | 'place:peak-moon'
  | 'card:R01'
  | 'card:R02'
  | 'card:R03'
  | 'card:R04'
  | 'card:R05'
  | 'card:R06'
  | 'card:R07'
  | 'card:R08'
  | 'card:R09'
  | 'card:R10'
  | 'card:R11'
  | 'card:R12'
  | 'card:R13'
  | 'card:R14'
  | 'card:R15'
  | 'card:R16'
  | 'card:R17'
  | 'card:R18'
  | 'card:R19'
  | 'card:R20'
  | 'card:R21'
  | 'card:R22'
  | 'card:R23'
  | 'card:R24'
  | 'card:R25'
  | 'card:R26'
  | 'card:R27'
  | 'card:R28'
  | 'card:R29'
  | 'card:R30'
  | 'card:R31'
  | 'card:R32'
  | 'card:R33'
  | 'card:R34'
  | 'card:R35'
  | 'card:R36'
  | 'card:R37'
  | 'card:R38'
  | 'card:R39'
  | 'card:R40'
  | 'card:R41'
  | 'card:R42'
  | 'card:R43'
  | 'card:R44'
  | 'card:R45'
  | 'card:R46'
  | 'card:R47'
  | 'card:R48'
  | 'card:R49'
  | 'card:R50'
  | 'card:R51'
  | 'card:R52'
  | 'card:R53'
  | 'card:R54'
  | 'card:R55'
  | 'card:R56'
  | 'card:R57'
  | 'card:R58'
  | 'card:C01a'
  | 'council:C01a'
  | 'card:C01b'
  | 'council:C01b'
  | 'card:C02a'
  | 'council:C02a'
  | 'card:C02b'
  | 'council:C02b'
  | 'card:C03a'
  | 'council:C03a'
  | 'card:C03b'
  | 'council:C03b'
  | 'card:C04a'
  | 'council:C04a'
  | 'card:C04b'
  | 'council:C04b'
  | 'card:C05a'
  | 'council:C05a'
  | 'card:C05b'
  | 'council:C05b'
  | 'card:C06a'
  | 'council:C06a'
  | 'card:C06b'
  | 'council:C06b'
  | 'card:C07a'
  | 'council:C07a'
  | 'card:C07b'
  | 'council:C07b'
  | 'card:C08a'
  | 'council:C08a'
  | 'card:C08b'
  | 'council:C08b'
  | 'card:C09a'
  | 'council:C09a'
  | 'card:C09b'
  | 'council:C09b'
  | 'card:C10a'
  | 'council:C10a'
  | 'card:C10b'
  | 'council:C10b'
  | 'card:C11a'
  | 'council:C11a'
  | 'card:C11b'
  | 'council:C11b'
  | 'card:C12a'
  | 'council:C12a'
  | 'card:C12b'
  | 'council:C12b'
  | 'card:C13a'
  | 'council:C13a'
  | 'card:C13b'
  | 'council:C13b'
  | 'card:C14a'
  | 'council:C14a'
  | 'card:C14b'
  | 'council:C14b'
  | 'card:C15a'
  | 'council:C15a'
  | 'card:C15b'
  | 'council:C15b'
  | 'card:C16a'
  | 'council:C16a'
  | 'card:C16b'
  | 'council:C16b'
  | 'card:C17a'
  | 'council:C17a'
  | 'card:C17b'
  | 'council:C17b'
  | 'card:C18a'
  | 'council:C18a'
  | 'card:C18b'
  | 'council:C18b'
  | 'card:C19a'
  | 'council:C19a'
  | 'card:C19b'
  | 'council:C19b'
  | 'card:C20a'
  | 'council:C20a'
  | 'card:C20b'
  | 'council:C20b'
  | 'card:C21a'
  | 'council:C21a'
  | 'card:C21b'
  | 'council:C21b'
  | 'region:north'
  | 'reward:north:4'
  | 'reward:north:6'
  | 'reward:north:8'
  | 'region:central'
  | 'reward:central:4'
  | 'reward:central:6'
  | 'reward:central:8'
  | 'region:south'
  | 'reward:south:4'
  | 'reward:south:6'
  | 'reward:south:8'
  | 'token:sun'
  | 'scout:sun'
  | 'token:moon-star'
  | 'scout:moon-star'
  | 'token:moon-cross'
  | 'scout:moon-cross'
  | 'token:moon-circle'
  | 'scout:moon-circle'
  | 'token:moon-peak'
  | 'scout:moon-peak'
  | 'space:cross'
  | 'coven:sun:1'
  | 'coven:sun:2'
  | 'coven:sun:3'
  | 'coven:sun:4'
  | 'coven:sun:5'
  | 'coven:sun:6'
  | 'coven:sun:7'
  | 'coven:sun:8'
  | 'coven:cross:1'
  | 'coven:cross:2'
  | 'coven:cross:3'
  | 'coven:cross:4'
  | 'coven:cross:5'
  | 'coven:cross:6'
  | 'coven:cross:7'
  | 'coven:cross:8'
  | 'coven:circle:1'
  | 'coven:circle:2'
  | 'coven:circle:3'
  | 'coven:circle:4'
  | 'coven:circle:5'
  | 'coven:circle:6'
  | 'coven:circle:7'
  | 'coven:circle:8'
  | 'socket:1'
  | 'socket:2'
  | 'socket:3'
  | 'socket:4'
  | 'stone:flame'
  | 'stone:wave'
  | 'stone:leaf'
  | 'stone:bolt'
  | 'stone:red';
