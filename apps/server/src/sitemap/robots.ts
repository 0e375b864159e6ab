/** Pages about one visitor, calls, and searches, which must not be indexed. */
const CLOSED = [
  '/api/',
  '/cart/',
  '/check_user/',
  '/confirm-email/',
  '/dev/',
  '/favorites/',
  '/office/',
  '/personal/',
  '/search/',
];

/** Query parameters that do not change a page: marks of advertisements and e-mails. */
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
/** Parameters of a listing that change only its order. */
const ORDERS = ['sort'];

/** Rules for robots. `Clean-param` is Yandex's (FACTS 3.3): pages that differ only in these parameters are one. */
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
