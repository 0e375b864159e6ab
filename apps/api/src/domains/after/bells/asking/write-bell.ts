import { and, eq } from 'drizzle-orm';
import type { AskedBell } from '@yahont/contracts/bells/bells.ts';
import { networkOf } from '#src/platform/http/network-of.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { readSetting } from '#src/domains/ground/settings/index.ts';
import type { OfferedSku } from '#src/domains/goods/catalogue/index.ts';
import { bells, bellSkus, type BellRow } from '../bells.tables.ts';
import type { Wanted } from './check-wanted.ts';

const DAY_MS = 86_400_000;
/** How long the link of a letter confirms a bell. */
export const CONFIRM_MS = DAY_MS;

type NewBell = Wanted &
  Pick<BellRow, 'accountId' | 'email' | 'state' | 'byMail' | 'bySms' | 'byPush'> & {
    skus: readonly OfferedSku[];
  };

/** Writes a bell in place of the one in this state that its owner has of this kind for the product. */
export async function writeBell(tx: Db, ctx: CallContext, bell: NewBell): Promise<BellRow> {
  const { accountId, email, productId, kind, atMost, isCityOnly, state, byMail, bySms, byPush } = bell;
  const now = ctx.now();
  const endsAt = await endOfTerm(tx, now);
  await tx
    .delete(bells)
    .where(
      and(
        accountId === null ? eq(bells.email, email ?? '') : eq(bells.accountId, accountId),
        eq(bells.productId, productId),
        eq(bells.kind, kind),
        eq(bells.state, state),
      ),
    );
  const [written] = await tx
    .insert(bells)
    .values({
      kind,
      state,
      accountId,
      email,
      productId,
      ...placeAndPrice(ctx, { kind, atMost, isCityOnly }),
      byMail,
      bySms,
      byPush,
      createdAt: now,
      askedAt: now,
      endsAt,
      network: networkOf(ctx.ip),
    })
    .returning();
  if (!written) throw new Error('an insert answered without a row');
  await writeSkus(tx, written.id, bell.skus);
  return written;
}

/** A bell whose letter was sent just now takes a changed wish: the link of that letter confirms what was asked last. */
export async function changeWish(
  tx: Db,
  ctx: CallContext,
  bellId: number,
  { skus, ...wanted }: Wanted & { skus: readonly OfferedSku[] },
): Promise<void> {
  await tx.update(bells).set(placeAndPrice(ctx, wanted)).where(eq(bells.id, bellId));
  await tx.delete(bellSkus).where(eq(bellSkus.bellId, bellId));
  await writeSkus(tx, bellId, skus);
}

function placeAndPrice(
  { city }: CallContext,
  { kind, atMost, isCityOnly }: Pick<Wanted, 'kind' | 'atMost' | 'isCityOnly'>,
) {
  return {
    atMost: kind === 'price' ? atMost : null,
    cityId: city.id,
    isCityOnly: kind === 'back' && isCityOnly,
  };
}

async function writeSkus(tx: Db, bellId: number, skus: readonly OfferedSku[]): Promise<void> {
  await tx.insert(bellSkus).values(skus.map(({ skuId }) => ({ bellId, skuId })));
}

/** When a bell that is asked for now ends by itself. */
export async function endOfTerm(tx: Db, now: Date): Promise<Date> {
  return new Date(now.getTime() + (await readSetting(tx, 'bell-days')) * DAY_MS);
}

export function toAsked({
  state,
  askedAt,
  endsAt,
}: Pick<BellRow, 'state' | 'askedAt' | 'endsAt'>): AskedBell {
  const confirmBy = state === 'asked' ? new Date(askedAt.getTime() + CONFIRM_MS).toISOString() : null;
  return { state, confirmBy, endsAt: endsAt.toISOString() };
}
