import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';

export const INCLUSION_NAMES: Readonly<Record<StoneInclusion['kind'], string>> = {
  crystal: 'кристалл',
  feather: 'трещина',
  needle: 'игла',
  cloud: 'облако',
  pinpoint: 'точка',
};
