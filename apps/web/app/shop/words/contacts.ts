/** How to reach the shop; the same on every page. */
export const PHONE_TEXT = '8\u00A0800\u00A0700-12-24';
export const PHONE_HREF = 'tel:+78007001224';
export const PHONE_HOURS = 'ежедневно с\u00A09 до\u00A021 по\u00A0Москве';

/** The seller's legal name, for documents. */
export const COMPANY = 'ООО «Ювелирный дом „Яхонт“»';
export const COMPANY_INN = 'ИНН\u00A07701442317';
export const COMPANY_OGRN = 'ОГРН\u00A01157746089122';

/** What to do while a function of the site is unavailable: «Позвоните нам: 8 800 700-12-24, ежедневно …». */
export const CALL_US = `Позвоните нам: ${PHONE_TEXT}, ${PHONE_HOURS}.`;
