/** Addresses of text pages in the default layout. */
export const TEXT_PAGES = [
  'about/contacts',
  'bestwed',
  'corporate_ps/dogovor',
  'discount/:code?',
  'garantiya',
  'history',
  'info',
  'politika',
  'politika/karty',
  'politika/kuki',
  'politika/rassylka',
  'politika/soglasie',
  'qr-promo',
  'uvelire',
] as const;
