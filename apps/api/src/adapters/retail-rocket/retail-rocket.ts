import { z } from 'zod';
import { PROVIDERS } from '@yahont/values/deadlines.ts';
import type { MailClickTracker } from '#src/domains/people/mail-tracking/mail-click-tracker.ts';
import type { Recommender } from '#src/domains/front/recommendations/recommender.ts';
import type { Context } from '#src/platform/context.ts';
import { createCircuitBreaker } from '#src/platform/circuit-breaker.ts';
import type { RetailRocketSettings } from './retail-rocket-settings.ts';
import { createVisitorAlias } from './visitor-alias.ts';

const { name, breaker: FIGURES, budgetMs } = PROVIDERS.recommendations;

/** Only the id is read; it is our product id. Prices and pictures come from the catalogue. */
const Item = z.object({ ItemId: z.coerce.number().int().positive() });
const Answer = z.array(z.unknown());

type TrackerDeps = Pick<Context, 'log' | 'now'> & { tokenKey: string };

/**
 * Retail Rocket by the protocol seen in live shops: `GET /api/2.0/recommendation/personal/{partnerId}/`
 * answers with an array of items, empty for an unknown visitor (FACTS 5).
 */
export function createRetailRocket(
  { partnerId, apiUrl = 'https://api.retailrocket.ru' }: RetailRocketSettings,
  { log, now, tokenKey }: TrackerDeps,
): Recommender {
  const aliasOf = createVisitorAlias(tokenKey);
  const breaker = createCircuitBreaker({ name, ...FIGURES }, now);
  return {
    recommendTo: async (visitor) => {
      const session = aliasOf(visitor);
      const url = new URL(`/api/2.0/recommendation/personal/${encodeURIComponent(partnerId)}/`, apiUrl);
      url.search = String(
        new URLSearchParams({ partnerUserSessionId: session, session, stockId: '', format: 'json' }),
      );
      try {
        return await breaker(() => ask(url));
      } catch (err) {
        log.warn({ err }, 'Retail Rocket recommended nothing');
        return null;
      }
    },
  };
}

/** Reports clicks in e-mails to Retail Rocket; null while no address for reports is configured. */
export function createRetailRocketTracker({ trackingUrl }: RetailRocketSettings): MailClickTracker | null {
  if (trackingUrl === undefined) return null;
  return {
    report: async ({ mailId }) => {
      const response = await fetch(trackingUrl.replace('{id}', encodeURIComponent(mailId)), {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(PROVIDERS.mailClicks.tryMs),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Retail Rocket answered HTTP ${response.status}`);
    },
  };
}

async function ask(url: URL): Promise<number[]> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(budgetMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`Retail Rocket answered HTTP ${response.status}`);
  }
  return Answer.parse(await response.json()).flatMap((item) => {
    const known = Item.safeParse(item);
    return known.success ? [known.data.ItemId] : [];
  });
}
