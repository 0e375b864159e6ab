/** What the button «Пересчитать» asks for, which a page without scripts has. */
export const RECOUNT_INTENT = 'recount';
