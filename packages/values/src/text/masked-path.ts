/**
 * Paths followed by a link that is as good as a password: to a gift certificate, which is money, to a
 * visit, a piece that is kept, a gift, an invoice or another document, a draft, a file of a request,
 * a subscription, a bell, or a shared list.
 */
const LINKED =
  /^(\/(?:bell|certificates\/gift|favorites\/shared|draft|invoice|subscription|unsubscribe|showing|holds|gift)\/|\/api\/(?:bells\/links|lists\/shared|certificates\/links|newsletter|unsubscribe|appointments\/visits|holds|gift-receipts|invoices|papers|leads\/files)\/)[^/?]+/i;

/** A path in the form for logs and counters: without its secret link. `/draft/abc/` becomes `/draft/…/`. */
export function maskedPath(path: string): string {
  return path.replace(LINKED, '$1…');
}
