import { expect } from 'vitest';
import type { Listing } from '@yahont/contracts/catalogue/listing.ts';
import { signIn, type SignedIn } from '@yahont/api/testing/visitors.ts';
import type { AddressReader } from '../../e2e/support/addresses.ts';
import type { ServedAnswer, ServedShop } from '../served-shop.ts';

/** Reads the shop's own API to find existing addresses. */
export function readerOf(shop: ServedShop): AddressReader {
  const get = async <T>(path: string): Promise<T> => {
    const { status, text } = await shop.get(path);
    expect(status, path).toBe(200);
    return JSON.parse(text) as T;
  };
  return { get, listing: (query) => get<Listing>(`/api/catalogue/listing?${query}`) };
}

/** The tokens in the cookies of a browser that has signed in. */
export function cookiesOf({ headers, refreshToken }: SignedIn): { access: string; refresh: string } {
  return { access: headers['authorization']?.replace('Bearer ', '') ?? '', refresh: refreshToken };
}

/** The cookies that the browser of a new account sends. */
export async function signedInCookies({ api }: ServedShop): Promise<string> {
  const { access, refresh } = cookiesOf(await signIn(api));
  return `access=${access}; refresh=${refresh}`;
}

export function expectRedirect({ status, headers }: ServedAnswer, to: string): void {
  expect([status, headers.location]).toEqual([301, to]);
}

/** Parses the server's HTML, before any script runs. */
export function readHead(html: string) {
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => textOf(found));
  return {
    layout: all(/data-layout="(\w+)"/g)[0],
    theme: all(/<html[^>]*data-theme="(\w+)"/g)[0],
    titles: all(/<title>([^<]*)<\/title>/g),
    h1: all(/<h1[^>]*>([\s\S]*?)<\/h1>/g),
    description: all(/<meta name="description" content="([^"]*)"/g)[0],
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0],
  };
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .trim();
}
