/**
 * IP address of the client. Behind `trustedProxies` proxies it is that many entries from the right of X-Forwarded-For:
 * with 1 and `6.6.6.6, 203.0.113.7` it is 203.0.113.7; entries further left were written by the client itself.
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

/** IPv4 addresses appear as `::ffff:1.2.3.4` on a dual-stack socket. */
export function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
