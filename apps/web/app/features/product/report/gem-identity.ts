import type { Gem } from '@yahont/contracts/catalogue/jewellery.ts';

/** How a laboratory names a stone: its type, mineral and variety. */
export type Identity = { what: string; species: string | null; variety: string | null };

export const GEM_IDENTITY: Readonly<Record<Gem, Identity>> = {
  diamond: natural('алмаз', 'бриллиант'),
  'yellow-diamond': natural('алмаз', 'бриллиант природного жёлтого цвета'),
  'pink-diamond': natural('алмаз', 'бриллиант природного розового цвета'),
  ruby: natural('корунд', 'рубин'),
  sapphire: natural('корунд', 'сапфир'),
  emerald: natural('берилл', 'изумруд'),
  tanzanite: natural('цоизит', 'танзанит'),
  topaz: natural('топаз', null),
  amethyst: natural('кварц', 'аметист'),
  citrine: natural('кварц', 'цитрин'),
  garnet: natural('гранат', null),
  peridot: natural('оливин', 'хризолит'),
  pearl: { what: 'Жемчуг культивированный', species: null, variety: null },
  onyx: natural('халцедон', 'оникс'),
  'cubic-zirconia': { what: 'Камень выращенный', species: 'фианит', variety: null },
};

function natural(species: string, variety: string | null): Identity {
  return { what: 'Камень природный', species, variety };
}
