/** The message of every invalid field (SPEC 5.1). */
export const INPUT_ERROR = 'Ошибка ввода данных';

/** Longest body of a call whose contract names no limit of its own, bytes. */
export const CALL_BODY_BYTES = 64 * 1024;

/** Largest quantity of one SKU in a cart. */
export const MAX_QUANTITY = 10;

/** Cards on a page of a listing. */
export const PAGE_SIZE = 48;

/** Longest address (path and query) for which SEO data is requested. */
export const SEO_ADDRESS_MAX = 2000;

/** Longest value of a filter, and largest number of values of one filter. */
export const FILTER_VALUE_MAX = 60;
export const FILTER_VALUES_MAX = 40;

/** Longest search in the list of orders. */
export const ORDER_SEARCH_MAX = 100;

/** Passkeys of one account. */
export const PASSKEYS_MAX = 10;

/** Most gift certificates that pay for one order. */
export const CERTIFICATES_MAX = 5;

export const RETURN_ADDRESS_MAX = 300;

export const RETURN_COMMENT_MAX = 1000;

/** Longest message inside a thread, characters. */
export const REPLY_MAX = 2000;

/** Days between the request for erasure and the erasure, in which it can be cancelled. */
export const COOLING_DAYS = 7;

/** Most addresses that an account keeps. */
export const ADDRESSES_MAX = 20;

/** Longest house or flat, characters: «д. 12, корп. 3, стр. 1А, влад. 2» is a house. */
export const HOUSE_MAX = 60;
