import { kopecks } from '@yahont/values/money.ts';
import { formatRingSize } from '@yahont/values/measures/ring-size.ts';
import { HELD_ITEMS } from './held-items.ts';
import { given, NO_RECORD } from './line-kind.ts';
import type { LineKindModule } from './line-kind.ts';
import { isMadeToOrder } from './services.ts';
import { certificateOf } from './stone.ts';

/** Working days that the workshop needs to set a stone and to check it under the microscope. */
const SETTING_DAYS = 3;

/** A piece with a chosen stone set into it: one line and one price, two items. */
export const setPiece: LineKindModule = {
  ...HELD_ITEMS,
  isDiscounted: true,
  isMoneyOnly: false,
  isShipped: true,
  work: { what: 'закрепим камень', days: SETTING_DAYS },
  parts: ['Оправа', 'Бриллиант'],
  page: '/catalog/',
  receiptSubject: 'commodity',
  isOffered: ({ sku, stone }) => sku !== null && stone !== null,
  price: ({ sku, stone }) => kopecks(given(sku, 'SKU').price + given(stone, 'stone').price),
  oldPrice: ({ sku, stone }) => {
    const { oldPrice } = given(sku, 'SKU');
    return oldPrice === null ? null : kopecks(oldPrice + given(stone, 'stone').price);
  },
  availability: ({ sku, stone }) => Math.min(sku, stone),
  // The setting first: the order line keeps its items in this order.
  needs: ({ skuId, stoneId }) => [{ skuId: given(skuId, 'SKU') }, { stoneId: given(stoneId, 'stone') }],
  describe: ({ skuId, stoneId, sku, stone, options }) => {
    const { name, article, metal, size } = given(sku, 'SKU');
    const facts = given(stone, 'stone');
    const words = `${facts.name}, сертификат\u00A0${certificateOf(facts)}`;
    return {
      ...NO_RECORD,
      skuId,
      stoneId,
      name,
      article,
      metal,
      size,
      options: { ...options, stone: words },
    };
  },
  details: ({ size, options }) => [
    ...(size === null ? [] : [`размер\u00A0${formatRingSize(size)}`]),
    lowerFirst(given(options.stone, 'stone')),
  ],
  returnRefusal: (services) => (isMadeToOrder(services) ? 'made-to-order' : null),
};

/** A name within a sentence: «бриллиант, круг, 0,71 ct, 3/4». */
function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
