/** The message of every invalid field (SPEC 5.1). */
export const INPUT_ERROR = 'Ошибка ввода данных';

/** Largest quantity of one SKU in a cart. */
export const MAX_QUANTITY = 10;

/** Cards on a page of a listing. */
export const PAGE_SIZE = 48;

/** Longest address (path and query) for which SEO data is requested. */
export const SEO_ADDRESS_MAX = 2000;

/** Longest value of a filter, and largest number of values of one filter. */
export const FILTER_VALUE_MAX = 60;
export const FILTER_VALUES_MAX = 40;
