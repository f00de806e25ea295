// Made by `npm run generate`: do not change it.

export type Verb =
  | 'place'
  | 'track'
  | 'activate'
  | 'develop'
  | 'pass'
  | 'use'
  | 'go on'
  | 'end turn'
  | 'perform'
  | 'wisp'
  | 'pay'
  | 'bonus'
  | 'spend'
  | 'devote'
  | 'give'
  | 'kill'
  | 'step'
  | 'steal'
  | 'revive'
  | 'exhaust'
  | 'take'
  | 'worship'
  | 'weaken'
  | 'pick'
  | 'swap'
  | 'gain'
  | 'fires'
  | 'bury'
  | 'bury-marker'
  | 'copy'
  | 'decline';

export type Decision =
  | 'place'
  | 'choose_track'
  | 'main_action'
  | 'before_activation'
  | 'slot'
  | 'pay'
  | 'bonus'
  | 'spend'
  | 'give'
  | 'kill'
  | 'move'
  | 'steal'
  | 'revive'
  | 'revive_place'
  | 'exhaust'
  | 'take'
  | 'worship'
  | 'weaken'
  | 'swap_own'
  | 'swap_other'
  | 'develop'
  | 'after_main_action'
  | 'horn'
  | 'rune'
  | 'sickle_pay'
  | 'sickle_gain'
  | 'fires'
  | 'bury'
  | 'counteraction';

// The values of each kind of argument; a kind without values is a number.
export const ids = {
  bonus: ['none', 'cube', 'worship', 'vp', 'discount', 'without-wood', 'without-gold', 'without-stone'],
  bundle: [
    'wood',
    'gold',
    'stone',
    'wood+gold',
    'wood+stone',
    'gold+stone',
    'wood+wood',
    'gold+gold',
    'stone+stone',
    'wood+wood+wood',
    'gold+gold+gold',
    'stone+stone+stone',
    'wood+gold+stone',
  ],
  card: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07', 'C08', 'C09', 'C10', 'C11', 'C12', 'C13', 'C14', 'C15'],
  cube: ['wood', 'gold', 'stone'],
  member: ['active', 'waiting', 'exhausted'],
  object: ['sickle', 'rune', 'horn', 'fire', 'dolmen'],
  posture: ['upright', 'lying'],
  seat: ['A', 'B', 'C', 'D'],
  side: ['light', 'dark'],
  track: [
    'cernunnos-light',
    'cernunnos-dark',
    'sirona-light',
    'sirona-dark',
    'sucellos-light',
    'sucellos-dark',
    'morrigan-light',
    'morrigan-dark',
    'belenos-light',
    'belenos-dark',
  ],
  unit: [
    'wood',
    'gold',
    'stone',
    'vp',
    'cernunnos-light',
    'cernunnos-dark',
    'sirona-light',
    'sirona-dark',
    'sucellos-light',
    'sucellos-dark',
    'morrigan-light',
    'morrigan-dark',
    'belenos-light',
    'belenos-dark',
  ],
} as const;
export type Id<Kind extends keyof typeof ids> = (typeof ids)[Kind][number];

// Everything that the server has words for.
export type PieceId =
  | 'vp'
  | 'pa'
  | 'pm'
  | 'wisp'
  | 'event'
  | 'purse'
  | 'purse:wisps'
  | 'reserve'
  | 'reserve:wisps'
  | 'roman'
  | 'member'
  | 'member:active'
  | 'member:waiting'
  | 'member:exhausted'
  | 'clan'
  | 'clan:active'
  | 'clan:exhausted'
  | 'clan:reserve'
  | 'seat'
  | 'club'
  | 'graveyard'
  | 'tomb'
  | 'round'
  | 'round:both'
  | 'side:light'
  | 'side:dark'
  | 'village'
  | 'object:sickle'
  | 'object:rune'
  | 'object:horn'
  | 'object:fire'
  | 'object:dolmen'
  | 'object'
  | 'posture:upright'
  | 'posture:lying'
  | 'sign:move'
  | 'sign:kill'
  | 'sign:sacrifice'
  | 'sign:swap'
  | 'sign:steal'
  | 'sign:rise'
  | 'sign:lead'
  | 'sign:pair'
  | 'sign:any'
  | 'sign:to'
  | 'bonus'
  | 'bonus:none'
  | 'bonus:cube'
  | 'bonus:worship'
  | 'bonus:vp'
  | 'bonus:discount'
  | 'bonus:without-wood'
  | 'bonus:without-gold'
  | 'bonus:without-stone'
  | 'card:C01'
  | 'half:C01:light'
  | 'half:C01:dark'
  | 'card:C02'
  | 'half:C02:light'
  | 'half:C02:dark'
  | 'card:C03'
  | 'half:C03:light'
  | 'half:C03:dark'
  | 'card:C04'
  | 'half:C04:light'
  | 'half:C04:dark'
  | 'card:C05'
  | 'half:C05:light'
  | 'half:C05:dark'
  | 'card:C06'
  | 'half:C06:light'
  | 'half:C06:dark'
  | 'card:C07'
  | 'half:C07:light'
  | 'half:C07:dark'
  | 'card:C08'
  | 'half:C08:light'
  | 'half:C08:dark'
  | 'card:C09'
  | 'half:C09:light'
  | 'half:C09:dark'
  | 'card:C10'
  | 'half:C10:light'
  | 'half:C10:dark'
  | 'card:C11'
  | 'half:C11:light'
  | 'half:C11:dark'
  | 'card:C12'
  | 'half:C12:light'
  | 'half:C12:dark'
  | 'card:C13'
  | 'half:C13:light'
  | 'half:C13:dark'
  | 'card:C14'
  | 'half:C14:light'
  | 'half:C14:dark'
  | 'card:C15'
  | 'half:C15:light'
  | 'half:C15:dark'
  | 'deity:cernunnos'
  | 'deity:sirona'
  | 'deity:sucellos'
  | 'deity:morrigan'
  | 'deity:belenos'
  | 'track:cernunnos-light'
  | 'track:cernunnos-dark'
  | 'track:sirona-light'
  | 'track:sirona-dark'
  | 'track:sucellos-light'
  | 'track:sucellos-dark'
  | 'track:morrigan-light'
  | 'track:morrigan-dark'
  | 'track:belenos-light'
  | 'track:belenos-dark'
  | 'cube:wood'
  | 'purse:wood'
  | 'reserve:wood'
  | 'cube:gold'
  | 'purse:gold'
  | 'reserve:gold'
  | 'cube:stone'
  | 'purse:stone'
  | 'reserve:stone'
  | 'purse:vp'
  | 'unit:wood'
  | 'unit:gold'
  | 'unit:stone'
  | 'unit:vp'
  | 'unit:cernunnos-light'
  | 'unit:cernunnos-dark'
  | 'unit:sirona-light'
  | 'unit:sirona-dark'
  | 'unit:sucellos-light'
  | 'unit:sucellos-dark'
  | 'unit:morrigan-light'
  | 'unit:morrigan-dark'
  | 'unit:belenos-light'
  | 'unit:belenos-dark'
  | 'bundle:wood'
  | 'bundle:gold'
  | 'bundle:stone'
  | 'bundle:wood+gold'
  | 'bundle:wood+stone'
  | 'bundle:gold+stone'
  | 'bundle:wood+wood'
  | 'bundle:gold+gold'
  | 'bundle:stone+stone'
  | 'bundle:wood+wood+wood'
  | 'bundle:gold+gold+gold'
  | 'bundle:stone+stone+stone'
  | 'bundle:wood+gold+stone';
