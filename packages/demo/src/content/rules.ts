import { BONUS_EARN_PERCENT, BONUS_SPEND_PERCENT, WELCOME_POINTS } from '@yahont/values/sums/bonus.ts';
import { INSTALMENT_TERMS, instalmentMonths } from '@yahont/values/sums/instalment-terms.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { CARD_MAX, CASH_MAX } from '@yahont/values/sums/payment-limits.ts';

/** The shop's rules in words, computed from the constants that the API uses. */

/** «3 %» */
export const EARNED = `${BONUS_EARN_PERCENT} %`;
/** «500 бонусов» */
export const WELCOME = `${WELCOME_POINTS} бонусов`;

/** Two ways to spend points: a part of the goods sum, or the whole order. */
export const SPENDING =
  `Есть два способа. Заменить бонусами до ${BONUS_SPEND_PERCENT} % стоимости украшений, а остальное оплатить деньгами. ` +
  'Или оплатить бонусами весь заказ вместе с доставкой, если на него хватает счёта.';
/** The same for an item of a list. */
export const SPENDING_SHORT = `бонусами: часть, до ${BONUS_SPEND_PERCENT} % стоимости украшений, или весь заказ с доставкой, если хватает счёта`;

/** 6 */
export const MONTHS = instalmentMonths(INSTALMENT_TERMS);
/** «шесть»: the number of months in words, for the two terms of the law. */
export const MONTHS_IN_WORDS = MONTHS === 4 ? 'четыре' : 'шесть';
/** «от 3 000 до 350 000 ₽» */
export const INSTALMENT_SUMS = `от ${formatRoubles(INSTALMENT_TERMS.from).replace(/\s₽$/u, '')} до ${formatRoubles(INSTALMENT_TERMS.to)}`;
/** «ООО „…“», for use inside a sentence. */
export const OPERATOR = INSTALMENT_TERMS.operator;

/** «350 000 ₽» */
export const MOST_BY_CARD = formatRoubles(CARD_MAX);
/** «100 000 ₽» */
export const MOST_IN_CASH = formatRoubles(CASH_MAX);
