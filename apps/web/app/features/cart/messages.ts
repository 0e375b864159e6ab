import type {
  addCartLine,
  applyPromoCode,
  changeCartLine,
  removeCartLine,
  restoreCartLine,
  unwrapCartLine,
  wrapCartLine,
} from '@yahont/contracts/cart/cart.ts';
import type { dropEngraving, engraveCartLine } from '@yahont/contracts/cart/engraving.ts';
import type { addStoneToCart } from '@yahont/contracts/cart/cart-stones.ts';
import type { addSetToCart, takeSetApart } from '@yahont/contracts/sets/sets.ts';
import type { addFavourite, addFavouriteStone } from '@yahont/contracts/favourites/favourites.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { PROMO_TEXTS } from '#app/shop/words/promo-texts.ts';

/** The calls that the forms of the cart page make. */
type CartCalls =
  | typeof addCartLine
  | typeof addFavourite
  | typeof addFavouriteStone
  | typeof addSetToCart
  | typeof addStoneToCart
  | typeof applyPromoCode
  | typeof changeCartLine
  | typeof dropEngraving
  | typeof engraveCartLine
  | typeof removeCartLine
  | typeof restoreCartLine
  | typeof takeSetApart
  | typeof unwrapCartLine
  | typeof wrapCartLine;

const TEXTS: RefusalTexts<CartCalls> & Record<'validation', string> = {
  'out-of-stock': ({ available }) =>
    available > 0
      ? `Сейчас в наличии только ${countOf(available, ['изделие', 'изделия', 'изделий'])}.`
      : 'Такие изделия только что разобрали. Выберите другой размер или длину.',
  'not-sold-online': 'Это украшение продаётся только в салонах.',
  'needs-stone': 'Оправа продаётся вместе с камнем: сначала выберите его.',
  'sku-not-found': 'Этого украшения больше нет в продаже.',
  'stone-not-found': 'Этого камня больше нет в продаже.',
  'stone-taken': 'Этот камень только что выбрал другой покупатель. Похожие — на его странице.',
  'cart-full': ({ limit }) =>
    `В корзине уже ${countOf(limit, ['камень', 'камня', 'камней'])}. Уберите лишние и попробуйте ещё раз.`,
  'set-not-found': 'Этого комплекта больше нет.',
  'pieces-gone':
    'Одно из изделий комплекта только что купили. Выберите другой размер или остальные по отдельности.',
  'too-many-sets': ({ limit }) =>
    `В корзине уже ${countOf(limit, ['комплект', 'комплекта', 'комплектов'])}. Уберите лишние и попробуйте ещё раз.`,
  'does-not-fit': 'Этот камень не садится в выбранную оправу. Выберите другую.',
  'not-engraved': 'На этом украшении надпись не поместится.',
  'line-not-found': 'Этой строки в корзине уже нет.',
  ...PROMO_TEXTS,
  'favourites-full': ({ limit }) =>
    `В избранном уже ${countOf(limit, ['позиция', 'позиции', 'позиций'])}. Уберите лишние и попробуйте ещё раз.`,
  'product-not-found': 'Этого украшения больше нет в каталоге.',
  validation: 'Проверьте, что введено.',
};

/** Message when the cart could not be changed as requested. */
export function cartMessage(refusal: Refusal): string {
  return refusalText<CartCalls>(
    TEXTS,
    refusal,
    'Не получилось изменить корзину. Попробуйте ещё раз через минуту.',
  );
}
