/** Contacts of the shop, the same on every page. */
export const PHONE_TEXT = '8\u00A0800\u00A0700-12-24';
export const PHONE_HREF = 'tel:+78007001224';
export const PHONE_HOURS = 'ежедневно с\u00A09 до\u00A021 по\u00A0Москве';
