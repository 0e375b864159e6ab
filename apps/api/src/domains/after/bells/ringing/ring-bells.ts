import { and, asc, eq, gt } from 'drizzle-orm';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { kopecks } from '@yahont/values/money.ts';
import { bellPage } from '@yahont/contracts/bells/bell-pages.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { enqueue, type OutboxMessage } from '#src/platform/messages/outbox.ts';
import { renderEmail } from '#src/platform/messages/email/email-layout.ts';
import { findSku, type OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { deferral, onceKey } from '#src/domains/messages/notifications/index.ts';
import type { BellDeps } from '../bells.deps.ts';
import { BELL_EVENTS, type RungFacts } from './bell-events.ts';
import { bells } from '../bells.tables.ts';
import { findDueBells, ringDueBells, type DueBell, type RungBell } from './due-bells.sql.ts';

/** Bells that one statement looks at, and one transaction rings at most. */
const PAGE = 200;

type RingDeps = Pick<BellDeps, 'catalogue' | 'cities' | 'stores' | 'links' | 'publicUrl' | 'keepsQuiet'>;

/**
 * Rings all bells that are due, each once however many processes run this: the transaction that writes the messages
 * ends the bells. In the quiet hours of a city its bells wait, so that in the morning only what is still true is said.
 * @returns how many rang
 */
export async function ringBells(ctx: Context, deps: RingDeps, signal?: AbortSignal): Promise<number> {
  const cityIds = awakeCities(ctx, deps);
  let count = 0;
  let bellIds = cityIds.length === 0 ? [] : await listWaiting(ctx.db, 0);
  while (bellIds.length > 0 && signal?.aborted !== true) {
    const found = await findDueBells(ctx.db, { bellIds, cityIds, now: ctx.now() });
    // A product that was shown this very moment is in the catalogue of the next run.
    const due = found.filter(({ skuId }) => findSku(deps.catalogue, skuId) !== undefined);
    if (due.length > 0) count += await ringBatch(ctx, deps, due);
    bellIds = bellIds.length < PAGE ? [] : await listWaiting(ctx.db, bellIds.at(-1) ?? 0);
  }
  return count;
}

/** Bells that wait after this one, a page of them: one index serves each page, however many bells there are. */
async function listWaiting(db: Db, after: number): Promise<number[]> {
  const rows = await db
    .select({ id: bells.id })
    .from(bells)
    .where(and(eq(bells.state, 'waiting'), gt(bells.id, after)))
    .orderBy(asc(bells.id))
    .limit(PAGE);
  return rows.map(({ id }) => id);
}

function awakeCities(ctx: Context, { cities, keepsQuiet }: RingDeps): number[] {
  const isAwake = ({ timezone }: { timezone: number }) =>
    deferral(BELL_EVENTS['bell-back'], ctx.now(), timezone).notBefore === undefined;
  return cities
    .list()
    .filter((city) => !keepsQuiet || isAwake(city))
    .map(({ id }) => id);
}

async function ringBatch(ctx: Context, deps: RingDeps, due: readonly DueBell[]): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const rung = await ringDueBells(tx, due, ctx.now());
    await enqueue(tx, ...rung.flatMap((bell) => messagesOfBell(bell, deps, ctx.now())));
    return rung.length;
  });
}

function messagesOfBell(
  bell: RungBell,
  { catalogue, cities, stores, links, publicUrl }: RingDeps,
  now: Date,
): OutboxMessage[] {
  const sku = findSku(catalogue, bell.skuId);
  if (sku === undefined) throw new Error(`SKU ${bell.skuId} left the catalogue while its bell rang`);
  const record = catalogue.find(sku.productId);
  const { name, timezone } = {
    name: record?.shortName ?? sku.name,
    timezone: cities.getOrDefault(bell.cityId).timezone,
  };
  const facts: RungFacts & { publicUrl: string; left: number } = {
    name,
    size: sku.size,
    price: kopecks(bell.price),
    waitedSince: cityDate(new Date(bell.createdAt), timezone),
    picture: pictureOf(sku),
    path: sku.url,
    left: Math.max(1, leftOf(sku, bell.isCityOnly ? stores.listInCity(bell.cityId, now) : null)),
    publicUrl,
  };
  const { templates, name: event } = BELL_EVENTS[bell.kind === 'back' ? 'bell-back' : 'bell-price'];
  const common = (to: string) => ({ once: onceKey({ name: event }, `bell-${bell.id}`, to), bellId: bell.id });
  const messages: OutboxMessage[] = [];
  if (bell.email !== null) {
    const unsubscribe = publicUrl + bellPage(links.linkOf(bell.id));
    const mail = renderEmail(templates.mail(facts), { publicUrl, unsubscribe });
    messages.push({ topic: 'send-mail', payload: { to: bell.email, ...mail, ...common(bell.email) } });
  }
  if (bell.phone !== null)
    messages.push({
      topic: 'send-sms',
      payload: { to: bell.phone, text: templates.sms(facts), ...common(bell.phone) },
    });
  if (bell.byPush && bell.accountId !== null) {
    const { accountId } = bell;
    messages.push({
      topic: 'send-push',
      payload: { accountId, ...templates.push(facts), ...common(String(accountId)) },
    });
  }
  return messages;
}

function pictureOf({ picture }: OfferedSku): RungFacts['picture'] {
  return picture === null ? null : { hash: picture.hash, alt: picture.alt };
}

/** Pieces in these stores alone, or everywhere. */
function leftOf({ places }: OfferedSku, near: readonly { id: number }[] | null): number {
  const counts = near === null ? [...places.values()] : near.map(({ id }) => places.get(id) ?? 0);
  return counts.reduce((sum, count) => sum + count, 0);
}
