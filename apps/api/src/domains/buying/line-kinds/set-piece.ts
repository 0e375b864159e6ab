import { kopecks } from '@yahont/values/money.ts';
import { METAL_NAMES } from '@yahont/contracts/catalogue/names.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { HELD_ITEMS } from './held-items.ts';
import { given, NO_RECORD, type LineKindModule, type SkuFacts, type StoneFacts } from './line-kind.ts';
import { isMadeToOrder } from './services.ts';
import { certificateOf } from './stone.ts';

/** Working days that the workshop needs to set a stone and to check it under the microscope. */
const SETTING_DAYS = 3;

const SETTING = 'Оправа';
const STONE = 'Бриллиант';

/** A piece with a chosen stone set into it: one line and one price, two items. */
export const setPiece: LineKindModule = {
  ...HELD_ITEMS,
  isDiscounted: true,
  isMoneyOnly: false,
  isShipped: true,
  work: { what: 'закрепим камень', days: SETTING_DAYS },
  parts: [SETTING, STONE],
  page: '/catalog/',
  receiptSubject: 'commodity',
  isOffered: ({ sku, stone }) => sku !== null && stone !== null,
  price: ({ sku, stone }) => kopecks(given(sku, 'SKU').price + given(stone, 'stone').price),
  oldPrice: ({ sku, stone }) => {
    const { oldPrice } = given(sku, 'SKU');
    return oldPrice === null ? null : kopecks(oldPrice + given(stone, 'stone').price);
  },
  availability: ({ sku, stone }) => Math.min(sku, stone),
  // The setting comes first: the order line keeps its items in this order.
  needs: ({ skuId, stoneId }) => [{ skuId: given(skuId, 'SKU') }, { stoneId: given(stoneId, 'stone') }],
  describe: ({ skuId, stoneId, sku, stone, options }) => {
    const setting = given(sku, 'SKU');
    const facts = given(stone, 'stone');
    const { article, metal, size } = setting;
    const name = nameOf(setting, facts);
    return {
      ...NO_RECORD,
      skuId,
      stoneId,
      name,
      article,
      metal,
      size,
      options: { ...options, stone: unsaid(facts.name, name), stonePrice: facts.price },
    };
  },
  details: ({ size, metal, options }) => [
    ...(size === null ? [] : [sizeWords(size)]),
    // An older order line has the name of its setting, which states the metal.
    ...(options.stonePrice === undefined || metal === null ? [] : [lowerFirst(METAL_NAMES[metal])]),
    lowerFirst(given(options.stone, 'stone')),
  ],
  prices: ({ options: { stonePrice } }, price) =>
    stonePrice === undefined
      ? []
      : [
          { name: STONE, amount: stonePrice },
          { name: SETTING, amount: kopecks(price - stonePrice) },
        ],
  returnRefusal: (services) => (isMadeToOrder(services) ? 'made-to-order' : null),
};

/**
 * «Кольцо «Корона» с бриллиантом 1,00 ct, GIA 7140146212»: the piece that the buyer gets, under one
 * name everywhere.
 */
function nameOf({ name, seat }: SkuFacts, stone: StoneFacts): string {
  return `${seat?.piece || name} с\u00A0бриллиантом ${formatCarat(stone.caratMilli)}, ${certificateOf(stone)}`;
}

/**
 * The part of a stone's name that the piece's own name omits: «круг, 3/4» of «Бриллиант, круг, 1,00 ct,
 * 3/4».
 */
function unsaid(stone: string, piece: string): string {
  const said = nbsp(piece);
  const words = stone.split(', ').filter((word) => !said.includes(nbsp(lowerFirst(word))));
  return words.length === 0 ? stone : words.join(', ');
}

/** A name within a sentence: «бриллиант, круг, 0,71 ct, 3/4». */
function lowerFirst(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
