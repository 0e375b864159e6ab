const IPV4 = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/;

/** Unique local and link-local addresses of IPv6, and this machine. */
const PRIVATE_IPV6 = /^(?:::1$|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/;

/** Endings that the internet never delegates: RFC 6761, 6762 and 8375, the reserved `internal`, and names of routers and clusters. */
const PRIVATE_ENDING = /\.(?:localhost|internal|local|home\.arpa|lan|svc)$/;

/**
 * Whether an address stays on this machine or in its closed network: an empty host (a Unix socket), a private address, a
 * name without a dot (of a container), or one below `internal`, `local`, `lan` and the like.
 * @param hostname as `URL.hostname` writes it, IPv6 in brackets
 */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replaceAll(/[[\]]/g, '').toLowerCase();
  if (host.includes(':')) return PRIVATE_IPV6.test(host);
  const [, first = '', second = ''] = IPV4.exec(host) ?? [];
  if (first !== '') return isPrivateIpv4(Number(first), Number(second));
  // Another spelling of an IPv4 address.
  if (/^(?:\d+|0x[\da-f]+)$/.test(host)) return false;
  return !host.includes('.') || host.startsWith('/') || PRIVATE_ENDING.test(host);
}

function isPrivateIpv4(first: number, second: number): boolean {
  if (first === 127 || first === 10) return true;
  // Shared by the customers of one carrier, RFC 6598.
  if (first === 100) return second >= 64 && second <= 127;
  if (first === 172) return second >= 16 && second <= 31;
  return (first === 192 && second === 168) || (first === 169 && second === 254);
}
