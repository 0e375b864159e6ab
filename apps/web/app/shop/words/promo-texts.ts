import type { applyPromoCode } from '@yahont/contracts/cart/cart.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from './refusal-text.ts';

/** Why a promo code was refused, in the cart and in the checkout. */
export const PROMO_TEXTS: RefusalTexts<typeof applyPromoCode> = {
  'promo-unknown': 'Такого промокода нет. Проверьте, нет ли опечатки.',
  'promo-expired': 'Срок действия этого промокода закончился.',
  'promo-no-goods': 'В корзине пока нет украшений, на которые действует промокод.',
  'promo-minimum': ({ minTotal, missing }) =>
    `Промокод действует при заказе от ${formatRoubles(minTotal)}: добавьте ещё на ${formatRoubles(missing)}.`,
  'too-many-tries': 'Слишком много неизвестных промокодов. Попробуйте через час или позвоните нам.',
};

/** Why a promo code that was typed into the checkout was refused. */
export function promoMessage(refusal: Refusal): string {
  const texts = { ...PROMO_TEXTS, validation: 'Проверьте, что введено.' };
  const otherwise = 'Не получилось проверить промокод. Попробуйте ещё раз.';
  return nbsp(refusalText<typeof applyPromoCode>(texts, refusal, otherwise));
}
