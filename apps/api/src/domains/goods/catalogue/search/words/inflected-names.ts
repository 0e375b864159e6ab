import type { Gem, Metal } from '@yahont/contracts/catalogue/jewellery.ts';

/** «Кольца с сапфиром» */
export const GEMS_WITH: Readonly<Record<Gem, string>> = {
  diamond: 'с бриллиантом',
  ruby: 'с рубином',
  sapphire: 'с сапфиром',
  emerald: 'с изумрудом',
  tanzanite: 'с танзанитом',
  topaz: 'с топазом',
  amethyst: 'с аметистом',
  citrine: 'с цитрином',
  garnet: 'с гранатом',
  peridot: 'с хризолитом',
  pearl: 'с жемчугом',
  onyx: 'с ониксом',
  'cubic-zirconia': 'с фианитом',
  'yellow-diamond': 'с жёлтым бриллиантом',
  'pink-diamond': 'с розовым бриллиантом',
};

/** «Кольца из белого золота» */
export const METALS_OF: Readonly<Record<Metal, string>> = {
  'yellow-gold': 'из жёлтого золота',
  'white-gold': 'из белого золота',
  'rose-gold': 'из розового золота',
  'mixed-gold': 'из комбинированного золота',
  platinum: 'из платины',
  silver: 'из серебра',
};
