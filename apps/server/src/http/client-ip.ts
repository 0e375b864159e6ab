/**
 * Address of the client. Behind `trustedProxies` proxies it is that many entries from the right of
 * X-Forwarded-For: everything further left was written by the client itself.
 */
export function clientIp(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  if (trustedProxies > 0 && forwardedFor !== undefined) {
    const entries = forwardedFor.split(',');
    const entry = entries[Math.max(0, entries.length - trustedProxies)]?.trim();
    if (entry) return withoutMapping(entry);
  }
  return withoutMapping(socketAddress ?? '');
}

/** IPv4 addresses arrive as `::ffff:1.2.3.4` on a socket that speaks both. */
function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
