import { sizeWords } from '@yahont/values/measures/size.ts';
import { HELD_ITEMS } from './held-items.ts';
import { given, NO_RECORD, type LineKindModule } from './line-kind.ts';
import { isMadeToOrder } from './services.ts';

/** A piece of jewellery: a SKU and the УИН of one item. */
export const jewellery: LineKindModule = {
  ...HELD_ITEMS,
  isDiscounted: true,
  isMoneyOnly: false,
  isShipped: true,
  work: null,
  parts: [],
  page: '/catalog/',
  receiptSubject: 'commodity',
  isOffered: ({ sku }) => sku !== null,
  price: ({ sku }) => given(sku, 'SKU').price,
  oldPrice: ({ sku }) => given(sku, 'SKU').oldPrice,
  availability: ({ sku }) => sku,
  needs: ({ skuId }) => [{ skuId: given(skuId, 'SKU') }],
  describe: ({ skuId, sku }) => {
    const { name, article, metal, size } = given(sku, 'SKU');
    return { ...NO_RECORD, skuId, name, article, metal, size };
  },
  details: ({ size }) => (size === null ? [] : [sizeWords(size)]),
  prices: () => [],
  returnRefusal: (services) => (isMadeToOrder(services) ? 'made-to-order' : null),
};
