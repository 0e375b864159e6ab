/** Addresses of text pages, by layout. */
export const TEXT_PAGES = {
  default: [
    'about/contacts',
    'bestwed',
    'discount/:code?',
    'garantiya',
    'history',
    'info',
    'politika',
    'politika/karty',
    'qr-promo',
    'service-card',
    'solo-collection',
    'uvelire',
    'vip',
  ],
  minimal: ['check_user'],
} as const;
