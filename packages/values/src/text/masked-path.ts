/**
 * Paths followed by a link that is as good as a password: to a gift certificate, which is money, to a
 * visit, a piece that is kept, a gift, an invoice or another document, a draft, a file of a request,
 * a subscription, a bell, or a shared list.
 */
const LINKED =
  /^(\/(?:bell|certificates\/gift|favorites\/shared|draft|invoice|subscription|unsubscribe|showing|holds|gift)\/|\/api\/(?:bells\/links|lists\/shared|certificates\/links|newsletter|unsubscribe|appointments\/visits|holds|gift-receipts|invoices|papers|leads\/files)\/)[^/?]+/i;

/** A phone, which only a mistake or an attack writes into a path. */
const PHONE = /(?:\+|%2B)?\d{10,}/gi;
/** The sign of an address of e-mail. */
const AT = /@|%40/i;
/** What is longer is cut off: a log line needs no more, and a path may have as many kilobytes as a head of a request. */
const LONGEST = 512;

/**
 * A path in the form for logs and counters: without its secret link, phones and addresses of e-mail. `/draft/abc/`
 * becomes `/draft/…/`, `/order/79161234567` becomes `/order/…`.
 */
export function maskedPath(path: string): string {
  const short = path.length > LONGEST ? `${path.slice(0, LONGEST)}…` : path;
  return short
    .replace(LINKED, '$1…')
    .split('/')
    .map((segment) => (AT.test(segment) ? '…' : segment.replaceAll(PHONE, '…')))
    .join('/');
}
