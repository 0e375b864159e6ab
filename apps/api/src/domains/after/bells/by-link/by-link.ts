import { and, asc, eq } from 'drizzle-orm';
import { showBell as contract, type BellByLink } from '@yahont/contracts/bells/bells.ts';
import { kopecks } from '@yahont/values/money.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { refuse } from '#src/platform/errors.ts';
import { maskRecipient } from '#src/platform/messages/mask-recipient.ts';
import { productUrl } from '#src/domains/goods/catalogue/index.ts';
import { products, skus } from '#src/domains/goods/catalogue/catalogue.tables.ts';
import { accounts } from '#src/domains/people/accounts/accounts.tables.ts';
import { CONFIRM_MS, endOfTerm } from '../asking/write-bell.ts';
import type { BellDeps } from '../bells.deps.ts';
import { bells, bellSkus, type BellRow } from '../bells.tables.ts';

type LinkDeps = Pick<BellDeps, 'links' | 'catalogue'>;

/** Throws `bell-not-found` for a link that this shop has not made, or of a bell that was forgotten. */
export async function showByLink(ctx: Context, deps: LinkDeps, link: string): Promise<BellByLink> {
  const row = await find(ctx.db, deps, link);
  return describe(ctx.db, deps, isTooLate(row, ctx.now()) ? { ...row, state: 'over' } : row);
}

/** The link of the first letter confirms for a day. */
function isTooLate({ state, askedAt }: BellRow, now: Date): boolean {
  return state === 'asked' && now.getTime() - askedAt.getTime() > CONFIRM_MS;
}

/**
 * Confirms the address: the bell waits from now on, in place of the one that waited before. One that was confirmed, rung or ended stays as it is, and so does one
 * whose link is too old. Throws `bell-not-found`.
 */
export async function confirmByLink(ctx: Context, deps: LinkDeps, link: string): Promise<BellByLink> {
  return ctx.db.transaction(async (tx) => {
    const row = await find(tx, deps, link);
    const now = ctx.now();
    if (isTooLate(row, now)) return describe(tx, deps, { ...row, state: 'over' });
    if (row.state !== 'asked') return describe(tx, deps, row);
    await endReplaced(tx, row, now);
    const [confirmed] = await tx
      .update(bells)
      .set({ state: 'waiting', confirmedAt: now, endsAt: await endOfTerm(tx, now) })
      .where(and(eq(bells.id, row.id), eq(bells.state, 'asked')))
      .returning();
    return describe(tx, deps, confirmed ?? row);
  });
}

/** The link of the first letter goes on to work, and says that its bell is over. */
async function endReplaced(tx: Db, { email, productId, kind }: BellRow, now: Date): Promise<void> {
  await tx
    .update(bells)
    .set({ state: 'ended', endedAt: now })
    .where(
      and(
        eq(bells.email, email ?? ''),
        eq(bells.productId, productId),
        eq(bells.kind, kind),
        eq(bells.state, 'waiting'),
      ),
    );
}

/** Ends a bell, also one whose message is written and waits. Throws `bell-not-found`. */
export async function endByLink(ctx: Context, deps: LinkDeps, link: string): Promise<BellByLink> {
  return ctx.db.transaction(async (tx) => {
    const row = await find(tx, deps, link);
    if (row.state === 'ended' || row.state === 'over') return describe(tx, deps, row);
    const [ended] = await tx
      .update(bells)
      .set({ state: 'ended', endedAt: ctx.now() })
      .where(eq(bells.id, row.id))
      .returning();
    return describe(tx, deps, ended ?? row);
  });
}

async function find(db: Db, { links }: LinkDeps, link: string): Promise<BellRow> {
  const id = links.read(link);
  const [row] = id === null ? [] : await db.select().from(bells).where(eq(bells.id, id)).for('update');
  if (!row) throw refuse(contract.refusals, 'bell-not-found', {});
  return row;
}

async function describe(db: Db, { catalogue }: LinkDeps, row: BellRow): Promise<BellByLink> {
  const [[product], sizes, address] = await Promise.all([
    db.select({ name: products.name }).from(products).where(eq(products.id, row.productId)),
    db
      .select({ size: skus.size })
      .from(bellSkus)
      .innerJoin(skus, eq(skus.id, bellSkus.skuId))
      .where(and(eq(bellSkus.bellId, row.id), eq(skus.productId, row.productId)))
      .orderBy(asc(skus.size)),
    addressOf(db, row),
  ]);
  const record = catalogue.find(row.productId);
  return {
    state: row.state,
    kind: row.kind,
    email: address === null ? '' : maskRecipient(address),
    product: { name: product?.name ?? '', url: record ? productUrl(record) : null },
    sizes: sizes.flatMap(({ size }) => size ?? []),
    atMost: row.atMost === null ? null : kopecks(row.atMost),
    endsAt: row.endsAt.toISOString(),
  };
}

async function addressOf(db: Db, { accountId, email }: BellRow): Promise<string | null> {
  if (accountId === null) return email;
  const [account] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.email ?? null;
}
