import { LRUCache } from 'lru-cache';
import type { Api } from '@yahont/api/compose.ts';
import { City, detectLocation } from '@yahont/contracts/locations/locations.ts';
import { readCookie } from '#src/http/headers/cookies.ts';

export type VisitorCity = { city: City; isGuessed: boolean };

export type Cities = {
  /** Whether the cookie names an unknown city. */
  isUnknown: (cookie: string | undefined) => boolean;
  /**
   * The city when it is known without a call: chosen before, or located before for this address. Null also when the
   * cookie names an unknown city.
   */
  known: (cookie: string | undefined, ip: string) => City | null;
  /** The city for the page; an address is located once (SPEC 4.4). */
  resolve: (cookie: string | undefined, ip: string) => Promise<VisitorCity>;
};

export function createCities({ fetch, cities }: Pick<Api, 'fetch' | 'cities'>): Cities {
  const byIp = new LRUCache<string, number>({ max: 50_000, ttl: 6 * 3600 * 1000 });

  function chosen(cookie: string | undefined): City | null {
    const value = readCookie(cookie, 'city');
    if (value === null) return null;
    return cities.find(Number(value)) ?? null;
  }

  function located(ip: string): City | null {
    const id = byIp.get(ip);
    return id === undefined ? null : (cities.find(id) ?? cities.getOrDefault(null));
  }

  return {
    isUnknown: (cookie) => readCookie(cookie, 'city') !== null && chosen(cookie) === null,
    known: (cookie, ip) => {
      const value = readCookie(cookie, 'city');
      return value === null ? located(ip) : (cities.find(Number(value)) ?? null);
    },
    resolve: async (cookie, ip) => {
      const city = chosen(cookie);
      if (city) return { city, isGuessed: false };
      const before = located(ip);
      if (before) return { city: before, isGuessed: true };
      const response = await fetch(new Request(`http://api.internal${detectLocation.path}`), {
        ip,
        requestId: 'detect-city',
      });
      const detected = response.ok ? City.parse(await response.json()) : cities.getOrDefault(null);
      if (response.ok) byIp.set(ip, detected.id);
      return { city: detected, isGuessed: true };
    },
  };
}
