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

test('nothing of the shop may be framed, whatever is asked for, and no page moves its links by <base>', async () => {
  door = await openDoor();
  const policyOf = async (address: string) =>
    (await door.browse(address)).headers.get('content-security-policy') ?? '';
  for (const address of [...ADDRESSES, '/office/api/me', '/builds/latest.json', '/robots.txt'])
    expect(await policyOf(address), address).toContain("frame-ancestors 'none'");
  expect(await policyOf('/cart/')).toContain("base-uri 'none'");
});

test('the answer of a call is data, and a file keeps the policy that the API gave it', async () => {
  door = await openDoor();
  const policyOf = async (address: string) =>
    (await door.browse(address)).headers.get('content-security-policy');
  const own = "default-src 'none'; frame-ancestors 'none'; sandbox";
  for (const prefix of ['/api', '/office/api']) {
    expect(await policyOf(`${prefix}/visitor`)).toBe("default-src 'none'; frame-ancestors 'none'");
    door.api.answers.set(
      `${prefix}/file`,
      () => new Response('x', { headers: { 'content-security-policy': own } }),
    );
    expect(await policyOf(`${prefix}/file`)).toBe(own);
  }
});

test('no answer is guessed to be something else, and no address of ours goes to another site', async () => {
  door = await openDoor();
  for (const address of [...ADDRESSES, '/office/api/me', '/robots.txt']) {
    const { headers } = await door.browse(address);
    expect(headers.get('x-content-type-options'), address).toBe('nosniff');
    expect(headers.get('referrer-policy'), address).toBe('strict-origin-when-cross-origin');
  }
});
