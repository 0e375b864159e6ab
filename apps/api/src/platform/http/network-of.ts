import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** A subscriber has a whole /64 of IPv6 addresses and can switch between them at will. */
const GROUPS_OF_SUBSCRIBER = 4;

/** Providers give a household at least a /64 and a company, or a hostile guest, a /48. */
const GROUPS_OF_SITE = 3;

/**
 * The network that a wider limit counts as one unit: an IPv4 address, or the first 48 bits of an IPv6
 * address.
 */
export function widerNetworkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  return `${networkOf(ip).split(':').slice(0, GROUPS_OF_SITE).join(':')}::/48`;
}

/** What limits count as one visitor: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail.split(':').filter((group) => group !== '');
  const left = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const groups = [...before, ...left, ...after].slice(0, GROUPS_OF_SUBSCRIBER);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
