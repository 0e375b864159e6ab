import type { Cut, Gem, Insert } from '@yahont/contracts/catalogue/jewellery.ts';

type Diamonds = { count: number; carat: number; role?: string; cut?: Cut; note?: string; quality?: string };

/** Colourless diamonds; `carat` is the total weight of the stones. */
export function diamonds({
  count,
  carat,
  role = '',
  cut = 'round',
  note = 'Кр-57',
  quality = '3/5',
}: Diamonds): Insert {
  return { gem: 'diamond', cut, count, caratMilli: Math.round(carat * 1000), cutNote: note, quality, role };
}

type Stones = {
  gem: Gem;
  cut: Cut;
  count: number;
  carat: number | null;
  role?: string;
  note?: string;
  quality?: string;
};

/** Any other stone; `carat` is null for stones that are not weighed in the trade (pearls, cubic zirconia, onyx). */
export function stones({ gem, cut, count, carat, role = '', note = '', quality = '' }: Stones): Insert {
  const caratMilli = carat === null ? null : Math.round(carat * 1000);
  return { gem, cut, count, caratMilli, cutNote: note, quality, role };
}
