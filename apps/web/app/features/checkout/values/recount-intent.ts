/** Value of the button «Пересчитать», which is on the page without scripts. */
export const RECOUNT_INTENT = 'recount';
