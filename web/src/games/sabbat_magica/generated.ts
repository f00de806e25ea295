// Made by `npm run generate`: do not change it.

export type Verb =
  | 'protect'
  | 'split'
  | 'bonus'
  | 'take'
  | 'power'
  | 'walk'
  | 'fly'
  | 'ghosts'
  | 'pass'
  | 'tile'
  | 'mirror'
  | 'nothing'
  | 'discard'
  | 'give'
  | 'from 2h'
  | 'from 1h'
  | 'receive'
  | 'haunt'
  | 'send'
  | 'teleport'
  | 'move'
  | 'back'
  | 'end action'
  | 'pay'
  | 'settle'
  | 'fight'
  | 'leave'
  | 'draw'
  | 'reappear'
  | 'starve'
  | 'starve-on-bridge'
  | 'keep'
  | 'go on'
  | 'decline';

export type Decision =
  | 'secret_area'
  | 'split'
  | 'bonus'
  | 'bonus_resource'
  | 'window'
  | 'scheme'
  | 'effect'
  | 'terrorise'
  | 'give_kind'
  | 'give_from_2h'
  | 'give_from_1h'
  | 'receive'
  | 'after_effect'
  | 'again'
  | 'haunt'
  | 'ghost'
  | 'pay'
  | 'arrival'
  | 'luxuriance'
  | 'immortality'
  | 'unfed'
  | 'keep';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  canteen: ['without-canteen'],
  kind: ['spider', 'rat', 'gem', 'mask'],
  mirror: [
    'N-a',
    'N-b',
    'N-c',
    'N-d',
    'E-1',
    'E-2',
    'E-3',
    'E-4',
    'S-a',
    'S-b',
    'S-c',
    'S-d',
    'W-1',
    'W-2',
    'W-3',
    'W-4',
  ],
  payment: [
    '2h',
    '1h:S',
    '1h:R',
    '1h:SR',
    '1h:G',
    '1h:SG',
    '1h:RG',
    '1h:SRG',
    '1h:M',
    '1h:SM',
    '1h:RM',
    '1h:SRM',
    '1h:GM',
    '1h:SGM',
    '1h:RGM',
    '1h:SRGM',
  ],
  place: ['TUR', 'NES', 'GIN', 'VAD', 'FRI', 'VAL', 'BER', 'GRI', 'GLASS', 'GLOBE', 'CANTEEN', 'TRAIN', 'ALCH', 'ZEN'],
  power: [
    'luxuriance',
    'apparition',
    'secret-area',
    'doppelganger',
    'teleportation',
    'fireball',
    'bats',
    'seduction',
    'immortality',
    'booster',
    'spell',
    'frenzy',
  ],
  seat: ['A', 'B', 'C', 'D'],
  slot: ['1', '2', '3', '4'],
  square: ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3', 'd3', 'a4', 'b4', 'c4', 'd4'],
  store: ['2h', '1h'],
} as const;
export type Id<Kind extends keyof typeof ids> = (typeof ids)[Kind][number];

// Everything that the server has words for.
export type PieceId =
  | 'vp'
  | 'terror'
  | 'meal'
  | 'chimera'
  | 'homologation'
  | 'set'
  | 'cursed'
  | 'curse'
  | 'kind'
  | 'number'
  | 'receive'
  | 'haunt'
  | 'pair'
  | 'ghost'
  | 'ghost:moved'
  | 'ghost:protected'
  | 'magician'
  | 'graveyard'
  | 'drawbridge'
  | 'bridge'
  | 'split'
  | 'canteen:without-canteen'
  | 'place'
  | 'space'
  | 'square'
  | 'mirror-state:intact'
  | 'mirror-state:cracked'
  | 'mirror-state:broken'
  | 'portal'
  | 'portals-left'
  | 'round'
  | 'deck'
  | 'action'
  | 'order'
  | 'phase:a1'
  | 'phase:a2'
  | 'phase:a3'
  | 'phase:b'
  | 'phase:c1'
  | 'phase:c2'
  | 'phase:c3'
  | 'slot'
  | 'gift:terror'
  | 'gift:vp'
  | 'gift:choice'
  | 'seat'
  | 'power'
  | 'place:TUR'
  | 'place:NES'
  | 'place:GIN'
  | 'place:VAD'
  | 'place:FRI'
  | 'place:VAL'
  | 'place:BER'
  | 'place:GRI'
  | 'place:GLASS'
  | 'space:GLASS:1'
  | 'space:GLASS:2'
  | 'space:GLASS:3'
  | 'place:GLOBE'
  | 'space:GLOBE:1'
  | 'space:GLOBE:2'
  | 'space:GLOBE:3'
  | 'place:CANTEEN'
  | 'space:CANTEEN:1'
  | 'space:CANTEEN:2'
  | 'space:CANTEEN:3'
  | 'place:TRAIN'
  | 'space:TRAIN:1'
  | 'space:TRAIN:2'
  | 'space:TRAIN:3'
  | 'place:ALCH'
  | 'space:ALCH:1'
  | 'space:ALCH:2'
  | 'space:ALCH:3'
  | 'place:ZEN'
  | 'space:ZEN:1'
  | 'space:ZEN:2'
  | 'space:ZEN:3'
  | 'portal:PT_SR'
  | 'portal:PT_SG'
  | 'portal:PT_SM'
  | 'portal:PT_RG'
  | 'portal:PT_RM'
  | 'portal:PT_GM'
  | 'portal:PT_SRG'
  | 'portal:PT_SRM'
  | 'portal:PT_SGM'
  | 'portal:PT_RGM'
  | 'tile:MT01'
  | 'tile:MT02'
  | 'tile:MT03'
  | 'tile:MT04'
  | 'tile:MT05'
  | 'tile:MT06'
  | 'tile:MT07'
  | 'tile:MT08'
  | 'tile:MT09'
  | 'tile:MT10'
  | 'tile:MT11'
  | 'tile:MT12'
  | 'tile:MT13'
  | 'tile:MT14'
  | 'tile:MT15'
  | 'tile:MT16'
  | 'mirror:N-a'
  | 'mirror:N-b'
  | 'mirror:N-c'
  | 'mirror:N-d'
  | 'mirror:E-1'
  | 'mirror:E-2'
  | 'mirror:E-3'
  | 'mirror:E-4'
  | 'mirror:S-a'
  | 'mirror:S-b'
  | 'mirror:S-c'
  | 'mirror:S-d'
  | 'mirror:W-1'
  | 'mirror:W-2'
  | 'mirror:W-3'
  | 'mirror:W-4'
  | 'time:TC_FULL'
  | 'time:TC_FOOLS'
  | 'time:TC_NATURE'
  | 'time:TC_HARVEST'
  | 'time:TC_HALF'
  | 'time:TC_CARNIVAL'
  | 'time:TC_DARK'
  | 'slot:1'
  | 'slot:2'
  | 'slot:3'
  | 'slot:4'
  | 'people:ARG'
  | 'magician:ARG'
  | 'ghost:ARG'
  | 'people:ZUG'
  | 'magician:ZUG'
  | 'ghost:ZUG'
  | 'people:SAN'
  | 'magician:SAN'
  | 'ghost:SAN'
  | 'people:LUS'
  | 'magician:LUS'
  | 'ghost:LUS'
  | 'power:luxuriance'
  | 'power:apparition'
  | 'power:secret-area'
  | 'power:doppelganger'
  | 'power:teleportation'
  | 'power:fireball'
  | 'power:bats'
  | 'power:seduction'
  | 'power:immortality'
  | 'power:booster'
  | 'power:spell'
  | 'power:frenzy'
  | 'kind:spider'
  | 'kind:rat'
  | 'kind:gem'
  | 'kind:mask'
  | '2h'
  | 'store:2h'
  | '1h'
  | 'store:1h'
  | 'payment:2h'
  | 'payment:1h:S'
  | 'payment:1h:R'
  | 'payment:1h:SR'
  | 'payment:1h:G'
  | 'payment:1h:SG'
  | 'payment:1h:RG'
  | 'payment:1h:SRG'
  | 'payment:1h:M'
  | 'payment:1h:SM'
  | 'payment:1h:RM'
  | 'payment:1h:SRM'
  | 'payment:1h:GM'
  | 'payment:1h:SGM'
  | 'payment:1h:RGM'
  | 'payment:1h:SRGM';
