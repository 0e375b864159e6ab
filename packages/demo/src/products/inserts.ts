import type { Cut, Gem, Insert } from '@yahont/contracts/catalogue/jewellery.ts';
import { GEM_FACTS, type GemFacts } from './gems/gem-facts.ts';

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
  return stones({ gem: 'diamond', cut, count, carat, role, note, quality });
}

type Stones = {
  gem: Gem;
  cut: Cut;
  count: number;
  carat: number | null;
  role?: string;
  note?: string;
  quality?: string;
} & Partial<GemFacts>;

/** Any other stone; `carat` is null for stones that are not weighed in the trade (pearls, cubic zirconia, onyx). */
export function stones({
  gem,
  cut,
  count,
  carat,
  role = '',
  note = '',
  quality = '',
  ...known
}: Stones): Insert {
  const caratMilli = carat === null ? null : Math.round(carat * 1000);
  return {
    ...GEM_FACTS[gem],
    ...known,
    gem,
    cut,
    count,
    caratMilli,
    cutNote: note,
    quality,
    role,
    report: null,
  };
}
