import { afterEach, expect, test } from 'vitest';
import { openDoor, type OpenDoor } from '#src/testing/open-door.ts';

let door: OpenDoor;
afterEach(() => door.close());

const ADDRESSES = [
  '/catalog/',
  '/catalog/',
  '/cart/',
  '/missing/',
  '/api/visitor',
  '/assets/none.js',
  '//cart/',
];

test('with TLS every answer demands TLS from browsers', async () => {
  door = await openDoor({ publicOrigin: 'https://yahont.example' });
  for (const address of ADDRESSES) {
    const { headers } = await door.browse(address);
    expect(headers.get('strict-transport-security'), address).toMatch(/^max-age=31536000/);
  }
});

test('without TLS no answer does, and no page may be framed, cached ones included', async () => {
  door = await openDoor();
  for (const address of ['/catalog/', '/catalog/', '/cart/', '/missing/']) {
    const { headers } = await door.browse(address);
    expect(headers.get('strict-transport-security'), address).toBeNull();
    expect(headers.get('x-frame-options'), address).toBe('DENY');
    expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'");
  }
});
