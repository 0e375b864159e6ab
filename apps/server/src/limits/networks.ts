import { networkOf } from '@yahont/api/compose.ts';

/**
 * The networks that limits count as one client: that of the address and, for IPv6, the wider one that a
 * provider assigns to one customer.
 */
export type Networks = {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  narrow: string;
  /** The /48 of an IPv6 address; null for IPv4. */
  wide: string | null;
  /** Whether the address is this machine's: behind a proxy that is not configured (TRUST_PROXY) all shoppers have such an address. */
  isLocal: boolean;
};

const WIDE_GROUPS = 3;

export function networksOf(ip: string): Networks {
  const narrow = networkOf(ip);
  const groups = narrow.endsWith('::/64') ? narrow.slice(0, -'::/64'.length).split(':') : null;
  return {
    narrow,
    wide: groups === null ? null : `${groups.slice(0, WIDE_GROUPS).join(':')}::/48`,
    isLocal: isLocal(ip),
  };
}

/** Whether this is an address of the machine itself. */
export function isLocal(ip: string): boolean {
  return ip.startsWith('127.') || ip === '::1';
}
