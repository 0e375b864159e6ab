import { roubles, type Kopecks } from '../money.ts';

/** Every rule of the bonus card that is a number: the API counts with them, and pages and texts are written from them. */

/** A level of the bonus card. It is computed from purchases and stored nowhere. */
export type BonusLevel = {
  code: 'silver' | 'gold' | 'platinum';
  /** Russian: «Золото». */
  name: string;
  /** After «до»: «Золота». */
  genitive: string;
  /** From which sum of purchases on, kopecks. */
  from: Kopecks;
  /** Share of the goods sum that is earned as points, per cent. */
  percent: number;
};

/** Everybody has the first one. */
export const FIRST_LEVEL: BonusLevel = {
  code: 'silver',
  name: 'Серебро',
  genitive: 'Серебра',
  from: roubles(0),
  percent: 3,
};

/** From the lowest to the highest. */
export const BONUS_LEVELS: readonly BonusLevel[] = [
  FIRST_LEVEL,
  { code: 'gold', name: 'Золото', genitive: 'Золота', from: roubles(200_000), percent: 4 },
  { code: 'platinum', name: 'Платина', genitive: 'Платины', from: roubles(400_000), percent: 5 },
];

/** Number of months whose purchases count for the level. */
export const LEVEL_MONTHS = 12;

/** Points for the first sign-in; one point is one rouble. */
export const WELCOME_POINTS = 500;

/** Points for a birthday, once a year. */
export const BIRTHDAY_POINTS = 500;
/** They are credited this many days before it. */
export const BIRTHDAY_DAYS_AHEAD = 7;

/** Percentage of the goods sum that everybody earns as points; a higher level earns more. */
export const BONUS_EARN_PERCENT = FIRST_LEVEL.percent;

/** Share of the goods sum that points may pay beside another kind of payment, per cent. */
export const BONUS_SPEND_PERCENT = 30;

/** How long points can be spent, from the day of their credit on. */
export type PointLife = { months: number } | { days: number };

export const POINT_LIVES = {
  welcome: { days: 60 },
  birthday: { days: 30 },
  earned: { months: 12 },
} as const satisfies Readonly<Record<string, PointLife>>;

/** Returned points keep their expiry, but can be spent for at least this many days. */
export const RETURNED_POINTS_DAYS = 30;

/** Subscribers are reminded this many days before points expire. */
export const BURN_NOTICE_DAYS = 7;
