import type { Gem } from '@yahont/contracts/catalogue/jewellery.ts';
import type { Treatment } from '@yahont/contracts/catalogue/stone-report.ts';

export type GemFacts = { origin: string; treatment: Treatment | null };

/** Where the workshop buys each stone and what is usually done to it; a model names what is different. */
export const GEM_FACTS: Readonly<Record<Gem, GemFacts>> = {
  diamond: { origin: 'Россия, Якутия', treatment: 'none' },
  'yellow-diamond': { origin: 'ЮАР', treatment: 'none' },
  'pink-diamond': { origin: 'Россия, Якутия', treatment: 'none' },
  ruby: { origin: 'Мозамбик', treatment: 'heat' },
  sapphire: { origin: 'Шри-Ланка (Цейлон)', treatment: 'heat' },
  emerald: { origin: 'Колумбия', treatment: 'oil-minor' },
  tanzanite: { origin: 'Танзания, Мерелани', treatment: 'heat' },
  topaz: { origin: 'Бразилия', treatment: 'irradiation' },
  amethyst: { origin: 'Бразилия', treatment: 'none' },
  citrine: { origin: 'Бразилия', treatment: 'heat' },
  garnet: { origin: 'Индия', treatment: 'none' },
  peridot: { origin: 'Пакистан', treatment: 'none' },
  pearl: { origin: 'Пресноводный, Китай', treatment: 'bleach' },
  onyx: { origin: 'Бразилия', treatment: 'dye' },
  'cubic-zirconia': { origin: 'Выращен в лаборатории', treatment: null },
};

/** Pearls of the sea. Those of the South Seas keep the colour that they grew with. */
export const AKOYA: GemFacts = { origin: 'Морской акойя, Япония', treatment: 'bleach' };
export const SOUTH_SEA: GemFacts = { origin: 'Морской Южных морей, Австралия', treatment: 'none' };
