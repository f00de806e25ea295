// Made by `npm run generate`: do not change it.

export type Verb =
  | 'take'
  | 'keep'
  | 'advance'
  | 'draw'
  | 'stop'
  | 'discard'
  | 'harvest'
  | 'place'
  | 'pass'
  | 'lay'
  | 'convert'
  | 'done'
  | 'raise'
  | 'collect'
  | 'seize'
  | 'pick'
  | 'play'
  | 'improve'
  | 'climb'
  | 'slide'
  | 'under'
  | 'copy'
  | 'assign'
  | 'adore'
  | 'cards'
  | 'revere'
  | 'decline';

export type Decision =
  | 'extra'
  | 'keep'
  | 'opening'
  | 'draws'
  | 'excess'
  | 'placement'
  | 'offering'
  | 'raise'
  | 'genio'
  | 'orco'
  | 'orco_kind'
  | 'dea'
  | 'develop'
  | 'tartaruga'
  | 'climb'
  | 'slide'
  | 'under'
  | 'copy'
  | 'copy_payment'
  | 'domain'
  | 'adore'
  | 'adore_number'
  | 'adore_payment'
  | 'adore_keep';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  adoration: ['genio', 'orco', 'dea', 'gigante', 'elefante', 'tartaruga', 'balena', 'drago'],
  card: [
    'D01',
    'D02',
    'D03',
    'D04',
    'D05',
    'D06',
    'D07',
    'D08',
    'D09',
    'D10',
    'D11',
    'D12',
    'D13',
    'D14',
    'D15',
    'D16',
    'D17',
    'D18',
    'D19',
    'D20',
    'D21',
    'D22',
    'D23',
    'D24',
    'D25',
    'D26',
    'D27',
    'D28',
    'D29',
    'D30',
    'D31',
    'D32',
    'D33',
    'D34',
    'D35',
    'D36',
    'D37',
    'D38',
    'D39',
    'D40',
    'D41',
    'D42',
    'D43',
    'D44',
    'D45',
  ],
  deity: ['genio', 'orco', 'dea', 'gigante', 'elefante', 'tartaruga', 'balena', 'drago'],
  domain: ['building', 'knowledge', 'character'],
  lane: ['food', 'coin', 'wine', 'card', 'pawn'],
  resource: ['food', 'coin', 'wine'],
  track: ['culture', 'architecture', 'science'],
  zone: ['fields', 'caverns', 'vineyard'],
} as const;
export type Id<Kind extends keyof typeof ids> = (typeof ids)[Kind][number];

// Everything that the server has words for.
export type PieceId =
  | 'seat'
  | 'vp'
  | 'pawn'
  | 'worker'
  | 'supply'
  | 'pile'
  | 'discard'
  | 'hand'
  | 'first_player'
  | 'season'
  | 'moss'
  | 'dormant'
  | 'copy'
  | 'under'
  | 'symbol'
  | 'devotion'
  | 'virtual'
  | 'any'
  | 'either'
  | 'level1'
  | 'level2'
  | 'adoration'
  | 'number'
  | 'done'
  | 'resource:food'
  | 'resource:coin'
  | 'resource:wine'
  | 'zone:fields'
  | 'zone:caverns'
  | 'zone:vineyard'
  | 'lane:food'
  | 'lane:coin'
  | 'lane:wine'
  | 'lane:card'
  | 'lane:pawn'
  | 'power:vision'
  | 'power:repetition'
  | 'power:raise'
  | 'power:exchange'
  | 'power:drago'
  | 'colour:white'
  | 'colour:black'
  | 'colour:green'
  | 'colour:yellow'
  | 'colour:brown'
  | 'card:D01'
  | 'card:D02'
  | 'card:D03'
  | 'card:D04'
  | 'card:D05'
  | 'card:D06'
  | 'card:D07'
  | 'card:D08'
  | 'card:D09'
  | 'card:D10'
  | 'card:D11'
  | 'card:D12'
  | 'card:D13'
  | 'card:D14'
  | 'card:D15'
  | 'card:D16'
  | 'card:D17'
  | 'card:D18'
  | 'card:D19'
  | 'card:D20'
  | 'card:D21'
  | 'card:D22'
  | 'card:D23'
  | 'card:D24'
  | 'card:D25'
  | 'card:D26'
  | 'card:D27'
  | 'card:D28'
  | 'card:D29'
  | 'card:D30'
  | 'card:D31'
  | 'card:D32'
  | 'card:D33'
  | 'card:D34'
  | 'card:D35'
  | 'card:D36'
  | 'card:D37'
  | 'card:D38'
  | 'card:D39'
  | 'card:D40'
  | 'card:D41'
  | 'card:D42'
  | 'card:D43'
  | 'card:D44'
  | 'card:D45'
  | 'family:cathedral'
  | 'family:fortress'
  | 'family:aqueduct'
  | 'family:market_hall'
  | 'family:perspective'
  | 'family:astronomy'
  | 'family:alchemy'
  | 'family:typography'
  | 'family:oracle'
  | 'family:engineer'
  | 'family:cupbearer'
  | 'family:master_builder'
  | 'family:academy'
  | 'family:brotherhood'
  | 'family:magus'
  | 'deity:genio'
  | 'adoration:genio'
  | 'deity:orco'
  | 'adoration:orco'
  | 'deity:dea'
  | 'adoration:dea'
  | 'deity:gigante'
  | 'adoration:gigante'
  | 'deity:elefante'
  | 'adoration:elefante'
  | 'deity:tartaruga'
  | 'adoration:tartaruga'
  | 'deity:balena'
  | 'adoration:balena'
  | 'deity:drago'
  | 'adoration:drago'
  | 'track:culture'
  | 'track:architecture'
  | 'track:science'
  | 'domain:building'
  | 'domain:knowledge'
  | 'domain:character'
  | 'category:culture'
  | 'category:architecture'
  | 'category:science'
  | 'category:building'
  | 'category:knowledge'
  | 'category:character'
  | 'category:food'
  | 'category:coin'
  | 'temple:moon'
  | 'temple:sun'
  | 'temple:star'
  | 'temple:comet'
  | 'temple:eclipse'
  | 'place:1'
  | 'place:2'
  | 'place:3'
  | 'place:4'
  | 'place:5'
  | 'place:6'
  | 'place:7'
  | 'place:8';
