import { expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

test('addresses of one subscriber are one network', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  const one = networkOf('2001:db8:1:2:aaaa:bbbb:cccc:dddd');
  expect(one).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:0DB8:1:2::1')).toBe(one);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(one);
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
});
