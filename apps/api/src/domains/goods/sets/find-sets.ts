import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { SitemapItem } from '@yahont/contracts/seo/sitemap.ts';
import type { Db } from '#src/platform/database/database.ts';
import { setParts, sets } from './sets.tables.ts';

/** A set that is offered, with its pieces in order. */
export type OfferedSet = typeof sets.$inferSelect & {
  parts: { productId: number; label: string }[];
};

/** Every set that is offered, in the order of their import. */
export function findAllSets(db: Db): Promise<OfferedSet[]> {
  return findSets(db, undefined);
}

/** The offered sets with one product. */
export function findSetsOfProduct(db: Db, productId: number): Promise<OfferedSet[]> {
  const own = db.select({ id: setParts.setId }).from(setParts).where(eq(setParts.productId, productId));
  return findSets(db, inArray(sets.id, own));
}

/** Undefined for a set that is unknown or no longer offered. */
export async function findSetBySlug(db: Db, slug: string): Promise<OfferedSet | undefined> {
  return (await findSets(db, eq(sets.slug, slug)))[0];
}

/** Products of a set in order; undefined for a set that is unknown or no longer offered. */
export async function findSetParts(db: Db, setId: number): Promise<OfferedSet['parts'] | undefined> {
  return (await findSets(db, eq(sets.id, setId)))[0]?.parts;
}

/** Addresses of the list and of every set, for the sitemap. */
export async function listSetAddresses({ db }: { db: Db }): Promise<SitemapItem[]> {
  const offered = await db.select({ slug: sets.slug }).from(sets).where(eq(sets.isHidden, false));
  const paths = ['/sets/', ...offered.map(({ slug }) => `/sets/${slug}/`)];
  return paths.map((path) => ({ path, changedAt: null, pictures: [] }));
}

async function findSets(db: Db, where: SQL | undefined): Promise<OfferedSet[]> {
  const rows = await db
    .select({ set: sets, productId: setParts.productId, label: setParts.label })
    .from(sets)
    .innerJoin(setParts, eq(setParts.setId, sets.id))
    .where(and(eq(sets.isHidden, false), where))
    .orderBy(asc(sets.id), asc(setParts.position));
  const bySet = Map.groupBy(rows, ({ set }) => set.id);
  return [...bySet.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return [{ ...first.set, parts: own.map(({ productId, label }) => ({ productId, label })) }];
  });
}
