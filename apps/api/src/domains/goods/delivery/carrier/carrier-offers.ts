import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { CarrierPlace } from '@yahont/contracts/delivery/delivery-shapes.ts';
import type { City } from '@yahont/contracts/locations/locations.ts';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { createCircuitBreaker } from '#src/platform/circuit-breaker.ts';
import type { Context } from '#src/platform/context.ts';
import { kilometresBetween } from '../tariffs/distance.ts';
import type { CarrierQuote, DeliveryProvider } from './delivery-provider.ts';
import { parcelGrams } from './parcel-grams.ts';

/** A carrier's offers in a city on a day; `points` has the points nearest to the centre, nearest first. */
export type CarrierOffer = CarrierQuote & { carrier: string; points: CarrierPlace[] };

export type CarrierOffers = {
  /** Whether there is a carrier at all. */
  isAsked: boolean;
  /** Null without a carrier, and while it cannot be asked: then only the shop's own delivery is offered. */
  find: (city: City, pieces: number, now: Date) => Promise<CarrierOffer | null>;
};

/** A shop that delivers everything itself. */
export const NO_CARRIER: CarrierOffers = { isAsked: false, find: async () => null };

const CACHE = { max: 2_000, ttl: 86_400_000 };
const { name, breaker: FIGURES, budgetMs } = PROVIDERS.carrier;
const POINTS_SHOWN = 60;

/**
 * Queries a carrier at most once a day for each city and weight class. Never call it inside a
 * transaction.
 */
export function createCarrierOffers(
  provider: DeliveryProvider,
  { log, now }: Pick<Context, 'log' | 'now'>,
): CarrierOffers {
  const breaker = createCircuitBreaker({ name, ...FIGURES }, now);
  const known = new LRUCache<string, CarrierOffer>(CACHE);
  const asked = new Map<string, Promise<CarrierOffer | null>>();
  const ask = async (key: string, city: City, grams: number): Promise<CarrierOffer | null> => {
    try {
      const answer = await breaker(() =>
        Promise.all([provider.quote({ city, grams }), provider.listPoints(city)]),
      );
      if (answer === null) return null;
      const [quote, points] = answer;
      const offer = { carrier: provider.name, ...quote, points: nearest(city, points) };
      known.set(key, offer);
      return offer;
    } catch (err) {
      log.warn({ err, carrier: provider.name }, 'a carrier gave no offer');
      return null;
    } finally {
      asked.delete(key);
    }
  };
  return {
    isAsked: true,
    find: (city, pieces, at) => {
      const grams = parcelGrams(pieces);
      const key = `${city.id} ${grams} ${cityDate(at, city.timezone)}`;
      const offer = known.get(key);
      if (offer) return Promise.resolve(offer);
      const underway = asked.get(key) ?? ask(key, city, grams);
      asked.set(key, underway);
      // A later answer is cached for the next shopper.
      return Promise.race([underway, pause(budgetMs, null, { ref: false })]);
    },
  };
}

function nearest({ additionalInfo: centre }: City, points: readonly CarrierPlace[]): CarrierPlace[] {
  return points
    .map((point) => ({ point, km: kilometresBetween(centre, point) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, POINTS_SHOWN)
    .map(({ point }) => point);
}
