import { and, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '@yahont/contracts/wire/endpoint.ts';
import { bellPage } from '@yahont/contracts/bells/bell-pages.ts';
import type { askBellByMail as contract, AskedBell } from '@yahont/contracts/bells/bells.ts';
import { recordConsents } from '#src/domains/ground/consents/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { lockName } from '#src/platform/http/window-limit.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import type { BellDeps } from '../bells.deps.ts';
import { bells, type BellRow } from '../bells.tables.ts';
import { BELL_EVENTS } from '../ringing/bell-events.ts';
import { wantedOf } from '../wanted-of.ts';
import { checkWanted, type Wanted } from './check-wanted.ts';
import { countUse, requireRoom } from './limits.ts';
import { changeWish, endOfTerm, toAsked, writeBell, CONFIRM_MS } from './write-bell.ts';

/** Nobody may flood the mailbox of another person. */
const RESEND_MS = 2 * 60_000;

/**
 * A bell of somebody without an account waits once the link of its letter confirmed the address. One that waits already
 * goes on until the link of the new letter replaces it, and the answer does not say so. Throws what `checkWanted`,
 * `countUse` and `requireRoom` throw.
 */
export async function askByMail(
  ctx: CallContext,
  deps: Pick<BellDeps, 'catalogue' | 'stores' | 'links' | 'publicUrl'>,
  { email, atMost = null, isCityOnly = false, acceptsPersonalData: _tick, ...body }: BodyOf<typeof contract>,
): Promise<AskedBell> {
  const wanted = { ...body, atMost, isCityOnly };
  const skus = checkWanted(ctx, deps, wanted);
  return ctx.db.transaction(async (tx) => {
    // Networks before the person, as everywhere: a fixed order prevents deadlocks.
    await countUse(tx, ctx);
    await lockName(tx, `bells:${email}`);
    const now = ctx.now();
    const { asked, waiting } = await findLive(tx, email, wanted);
    const answer = { state: 'asked', askedAt: now, endsAt: await endOfTerm(tx, now) } as const;
    if (waiting !== undefined && (await isSameWish(tx, waiting, { ...wanted, cityId: ctx.city.id })))
      return toAsked(answer);
    if (asked !== undefined && now.getTime() - asked.askedAt.getTime() < RESEND_MS) {
      await changeWish(tx, ctx, asked.id, { ...wanted, skus });
      return toAsked(answer);
    }
    await requireRoom(tx, { email }, wanted);
    await recordConsents(
      tx,
      { ...personOf(ctx, email), network: networkOf(ctx.ip), source: 'form', at: now },
      [{ kind: 'personal-data', isGiven: true }],
    );
    const by = { byMail: true, bySms: false, byPush: false };
    const bell = await writeBell(tx, ctx, { ...wanted, ...by, skus, accountId: null, email, state: 'asked' });
    await enqueue(tx, ...confirmLetter(ctx, deps, { bell, email }));
    return toAsked(bell);
  });
}

function personOf({ caller }: CallContext, email: string) {
  return caller.kind === 'account' ? { accountId: caller.accountId } : { accountId: null, contact: email };
}

function confirmLetter(
  { now, city }: CallContext,
  { catalogue, links, publicUrl }: Pick<BellDeps, 'catalogue' | 'links' | 'publicUrl'>,
  { bell, email }: { bell: BellRow; email: string },
) {
  const record = catalogue.find(bell.productId);
  const data = {
    name: record?.shortName ?? 'украшение',
    kind: bell.kind,
    url: publicUrl + bellPage(links.linkOf(bell.id)),
    until: new Date(bell.askedAt.getTime() + CONFIRM_MS),
    offsetHours: city.timezone,
    publicUrl,
  };
  const receiver = { phone: '', email, accountId: null, offsetHours: city.timezone };
  return messagesOf(BELL_EVENTS['bell-confirmation'], data, {
    receiver,
    subject: `bell-${bell.id}`,
    now: now(),
  });
}

async function findLive(
  tx: Db,
  email: string,
  { productId, kind }: Pick<BellRow, 'productId' | 'kind'>,
): Promise<{ asked: BellRow | undefined; waiting: BellRow | undefined }> {
  const rows = await tx
    .select()
    .from(bells)
    .where(
      and(
        eq(bells.email, email),
        eq(bells.productId, productId),
        eq(bells.kind, kind),
        inArray(bells.state, ['asked', 'waiting']),
      ),
    );
  const inState = (state: BellRow['state']) => rows.find((row) => row.state === state);
  return { asked: inState('asked'), waiting: inState('waiting') };
}

/** Whether a bell would ring for the same: of a bell of any city the city does not matter. */
async function isSameWish(
  tx: Db,
  bell: BellRow,
  { kind, skuIds, atMost, isCityOnly, cityId }: Wanted & { cityId: number },
): Promise<boolean> {
  if (kind === 'price' && atMost !== bell.atMost) return false;
  if (kind === 'back' && (isCityOnly !== bell.isCityOnly || (isCityOnly && cityId !== bell.cityId)))
    return false;
  const before = (await wantedOf(tx, [bell])).get(bell.id) ?? [];
  const wanted = new Set(skuIds);
  return before.length === wanted.size && before.every((skuId) => wanted.has(skuId));
}
