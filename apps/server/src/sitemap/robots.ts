/** Pages about one visitor, calls, and searches, which search engines have no use for. */
const CLOSED = [
  '/api/',
  '/cart/',
  '/check_user/',
  '/confirm-email/',
  '/dev/',
  '/favorites/',
  '/personal/',
  '/search/',
];

/** Query parameters that do not change a page: marks of advertising and letters. */
const MARKS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'yclid',
  'ysclid',
  'gclid',
  'fbclid',
  'MailTrackingId',
  'from',
];
/** Parameters of a listing that change nothing but its order. */
const ORDERS = ['sort'];

/** What robots may read. `Clean-param` is Yandex's: pages that differ in these parameters alone are one. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    `Clean-param: ${MARKS.join('&')} /`,
    `Clean-param: ${ORDERS.join('&')} /catalog/`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
