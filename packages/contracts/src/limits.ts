/** The one message of every failed field (SPEC 5). */
export const INPUT_ERROR = 'Ошибка ввода данных';

/** Most pieces of one SKU in a cart. */
export const MAX_QUANTITY = 10;

/** Longest name the forms take; SPEC 5 asks for a limit and leaves the number open. */
export const NAME_MAX_LENGTH = 50;

/** Cards on a page of a listing. */
export const PAGE_SIZE = 24;
