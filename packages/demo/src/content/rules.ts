import { BONUS_EARN_PERCENT, BONUS_SPEND_PERCENT, WELCOME_POINTS } from '@yahont/values/sums/bonus.ts';
import { INSTALMENT_TERMS, instalmentMonths } from '@yahont/values/sums/instalment-terms.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { CARD_MAX, CASH_MAX } from '@yahont/values/sums/payment-limits.ts';

/** The shop's rules in words: texts name the figures by which the API counts. */

/** «3 %» */
export const EARNED = `${BONUS_EARN_PERCENT} %`;
/** «500 бонусов» */
export const WELCOME = `${WELCOME_POINTS} бонусов`;

/** How points are spent: a part of the goods, or the whole order and nothing in between. */
export const SPENDING =
  `Есть два способа. Заменить бонусами до ${BONUS_SPEND_PERCENT} % стоимости украшений, а остальное оплатить деньгами. ` +
  'Или оплатить бонусами весь заказ вместе с доставкой, если на него хватает счёта.';
/** The same in a line of a list. */
export const SPENDING_SHORT = `бонусами: часть, до ${BONUS_SPEND_PERCENT} % стоимости украшений, или весь заказ с доставкой, если хватает счёта`;

/** 6 */
export const MONTHS = instalmentMonths(INSTALMENT_TERMS);
/** «шесть»: months of the law's two terms in words. */
export const MONTHS_IN_WORDS = MONTHS === 4 ? 'четыре' : 'шесть';
/** «от 3 000 до 350 000 ₽» */
export const INSTALMENT_SUMS = `от ${formatRoubles(INSTALMENT_TERMS.from).replace(/\s₽$/u, '')} до ${formatRoubles(INSTALMENT_TERMS.to)}`;
/** «ООО „…“», for the inside of a sentence. */
export const OPERATOR = INSTALMENT_TERMS.operator;

/** «350 000 ₽» */
export const MOST_BY_CARD = formatRoubles(CARD_MAX);
/** «100 000 ₽» */
export const MOST_IN_CASH = formatRoubles(CASH_MAX);
