import { CERTIFICATE_AMOUNTS } from '@yahont/values/certificates/gift.ts';
import { ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { GIFT_CARD_PRICE } from '@yahont/values/gift-wrap.ts';
import {
  BIRTHDAY_DAYS_AHEAD,
  BIRTHDAY_POINTS,
  BONUS_EARN_PERCENT,
  BONUS_LEVELS,
  BONUS_SPEND_PERCENT,
  BURN_NOTICE_DAYS,
  LEVEL_MONTHS,
  POINT_LIVES,
  RETURNED_POINTS_DAYS,
  WELCOME_POINTS,
  type PointLife,
} from '@yahont/values/sums/bonus.ts';
import { DEMO_INSTALMENT, instalmentCount } from '@yahont/values/sums/instalment-terms.ts';
import { formatRoubles, type Kopecks } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';

const DAYS = ['день', 'дня', 'дней'] as const;
const MONTHS_GENITIVE = ['месяц', 'месяца', 'месяцев'] as const;

/** The shop's rules in words, computed from the constants that the API uses. */

/** «3 %» */
export const EARNED = `${BONUS_EARN_PERCENT} %`;
/** «500 бонусов» */
export const WELCOME = `${WELCOME_POINTS} бонусов`;

/** «500 бонусов» */
export const BIRTHDAY = `${BIRTHDAY_POINTS} бонусов`;
/** «7 дней», before the birthday */
export const BIRTHDAY_AHEAD = countOf(BIRTHDAY_DAYS_AHEAD, DAYS);

/** «12 месяцев», whose purchases count for the level */
export const LEVEL_TERM = countOf(LEVEL_MONTHS, MONTHS_GENITIVE);
/** «„Серебро“ — 3 %, „Золото“ — 4 %, „Платина“ — 5 %», for use inside a sentence. */
export const LEVELS = BONUS_LEVELS.map(({ name, percent }) => `«${name}» — ${percent} %`).join(', ');
/** Rows of a table with a level, the purchases that it asks for, and its share. */
export const LEVEL_ROWS = BONUS_LEVELS.map(
  ({ name, from, percent }) =>
    `| «${name}» | ${from === 0 ? 'с первой покупки' : `от ${formatRoubles(from)}`} | ${percent} % |`,
).join('\n');
/** «5 %», the share of the highest level */
export const MAX_EARNED = `${BONUS_LEVELS.at(-1)?.percent ?? BONUS_EARN_PERCENT} %`;

/** «12 месяцев», «60 дней»: how long points live, by what they were given for. */
export const EARNED_LIFE = lifeOf(POINT_LIVES.earned);
export const WELCOME_LIFE = lifeOf(POINT_LIVES.welcome);
export const BIRTHDAY_LIFE = lifeOf(POINT_LIVES.birthday);
/** «30 дней», which points that come back have at least */
export const RETURNED_LIFE = lifeOf({ days: RETURNED_POINTS_DAYS });
/** «7 дней», before points burn */
export const BURN_NOTICE = countOf(BURN_NOTICE_DAYS, DAYS);

/** Two ways to spend points: a part of the goods sum, or the whole order. */
export const SPENDING =
  `Есть два способа. Заменить бонусами до ${BONUS_SPEND_PERCENT} % стоимости украшений, а остальное оплатить деньгами. ` +
  'Или оплатить бонусами весь заказ вместе с доставкой, если на него хватает счёта.';
/** Both ways for an item of a list: «бонусами: часть, до 99 % …». */
export const SPENDING_LIMIT = `часть, до ${BONUS_SPEND_PERCENT} % стоимости украшений, или весь заказ с доставкой, если хватает счёта`;

/** 6 */
export const MONTHS = instalmentCount(DEMO_INSTALMENT);
/** «шесть»: the number of months in words, for the two terms of the law. */
export const MONTHS_IN_WORDS = MONTHS === 4 ? 'четыре' : 'шесть';
/** «от 3 000 до 350 000 ₽» */
export const INSTALMENT_SUMS = between(DEMO_INSTALMENT.from, DEMO_INSTALMENT.to);
/** «ООО „…“», for use inside a sentence. */
export const OPERATOR = DEMO_INSTALMENT.operator;

/** «1 900 ₽», for an inscription by laser */
export const ENGRAVED = formatRoubles(ENGRAVING_PRICE);
/** «350 ₽», for a card written by hand */
export const GIFT_CARD = formatRoubles(GIFT_CARD_PRICE);
/** «от 3 000 до 300 000 ₽» */
export const CERTIFICATE_SUMS = between(CERTIFICATE_AMOUNTS.min, CERTIFICATE_AMOUNTS.max);

/** «от 1 до 2 ₽» */
function between(from: Kopecks, to: Kopecks): string {
  return `от ${formatRoubles(from).replace(/\s₽$/u, '')} до ${formatRoubles(to)}`;
}

function lifeOf(life: PointLife): string {
  return 'months' in life ? countOf(life.months, MONTHS_GENITIVE) : countOf(life.days, DAYS);
}
