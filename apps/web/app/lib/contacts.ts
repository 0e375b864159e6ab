/** How to reach the shop; the same on every page. */
export const PHONE_TEXT = '8\u00A0800\u00A0700-12-24';
export const PHONE_HREF = 'tel:+78007001224';
export const PHONE_HOURS = 'ежедневно с\u00A09 до\u00A021 по\u00A0Москве';

/** What to do while the site cannot do something itself: «Позвоните нам: 8 800 700-12-24, ежедневно …». */
export const CALL_US = `Позвоните нам: ${PHONE_TEXT}, ${PHONE_HOURS}.`;
