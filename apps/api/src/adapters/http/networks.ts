import { BlockList, isIP } from 'node:net';

/** Returns a check whether an address belongs to one of the networks (`185.71.76.0/27`, `2a02:5180::/32`). */
export function allowNetworks(networks: readonly string[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix = ''] = network.split('/');
    list.addSubnet(address, Number(prefix), familyOf(address));
  }
  return (ip) => {
    // A dual-stack socket writes the IPv4 address 1.2.3.4 as ::ffff:1.2.3.4.
    const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return address.includes(':') ? 'ipv6' : 'ipv4';
}
