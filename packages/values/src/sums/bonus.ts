/** Points for the first sign-in; one point is one rouble. */
export const WELCOME_POINTS = 500;

/** Points for a birthday, once a year. */
export const BIRTHDAY_POINTS = 500;
/** They are credited so many days before it. */
export const BIRTHDAY_DAYS_AHEAD = 7;

/** Share of the goods sum that is earned as points, per cent. */
export const BONUS_EARN_PERCENT = 3;

/** Share of the goods sum that points may pay beside another kind of payment, per cent. */
export const BONUS_SPEND_PERCENT = 30;
