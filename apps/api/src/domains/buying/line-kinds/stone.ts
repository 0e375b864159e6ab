import { HELD_ITEMS } from './held-items.ts';
import { given, NO_RECORD, type LineKindModule, type StoneFacts } from './line-kind.ts';

/** A loose stone: one of its kind, with its certificate and УИН. */
export const stone: LineKindModule = {
  ...HELD_ITEMS,
  isDiscounted: true,
  isMoneyOnly: false,
  isShipped: true,
  work: null,
  parts: [],
  page: '/catalog/',
  receiptSubject: 'commodity',
  isOffered: (line) => line.stone !== null,
  price: (line) => given(line.stone, 'stone').price,
  oldPrice: () => null,
  availability: (counts) => counts.stone,
  needs: ({ stoneId }) => [{ stoneId: given(stoneId, 'stone') }],
  describe: ({ stoneId, stone: facts }) => {
    const known = given(facts, 'stone');
    return { ...NO_RECORD, stoneId, name: known.name, article: certificateOf(known) };
  },
  details: ({ article }) => [`сертификат\u00A0${given(article, 'certificate')}`],
  prices: () => [],
  returnRefusal: () => null,
};

/** «GIA 2141438171»: laboratory and number. */
export function certificateOf({ laboratory, certificate }: StoneFacts): string {
  return `${laboratory}\u00A0${certificate}`;
}
