import { and, asc, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { documents, documentVersions } from './documents.tables.ts';
import { readBody, rowVersion, type StoredBody } from './read-bodies.ts';

/** Columns of `StoredBody` over documents. */
const STORED = {
  key: sql<string>`'documents:' || ${documents.id}`,
  version: rowVersion(documents),
  body: documents.body,
};

/** Columns of `Published` without its body. */
const DATED = {
  id: documents.id,
  address: documents.address,
  changedAt: documents.changedAt,
  revisedAt: documents.revisedAt,
};

type Reader = Pick<Context, 'db' | 'log'>;

export type Published<Body> = {
  id: number;
  address: string;
  changedAt: Date;
  /** When published text was last replaced by different text; null: never. */
  revisedAt: Date | null;
  body: Body;
};

type Choice = {
  where?: SQL | undefined;
  /** By address unless given. */
  orderBy?: readonly SQL[];
  limit?: number;
};

/** A field of the published body as text; null where the body has none. */
export function bodyText(field: string): SQL<string | null> {
  return sql<string | null>`(${documents.body} ->> ${field})`;
}

/** Documents imported later have larger numbers. */
export const documentId = documents.id;

/** Published texts of a kind. A row that does not match today's schema is omitted and logged. */
export async function listPublished<Schema extends z.ZodType>(
  ctx: Reader,
  kind: DocumentKind,
  schema: Schema,
  { where, orderBy = [asc(documents.address)], limit = 10_000 }: Choice = {},
): Promise<Published<z.output<Schema>>[]> {
  const rows = await ctx.db
    .select({ ...STORED, ...DATED })
    .from(documents)
    .where(and(eq(documents.kind, kind), isNotNull(documents.body), where))
    .orderBy(...orderBy)
    .limit(limit);
  return rows.flatMap((row) => toPublished(ctx, schema, row) ?? []);
}

/** The published text at an address; null when there is none, or it does not match the schema. */
export async function findPublishedAt<Schema extends z.ZodType>(
  ctx: Reader,
  { kind, address }: { kind: DocumentKind; address: string },
  schema: Schema,
): Promise<Published<z.output<Schema>> | null> {
  const [row] = await ctx.db
    .select({ ...STORED, ...DATED })
    .from(documents)
    .where(and(eq(documents.kind, kind), eq(documents.address, address), isNotNull(documents.body)));
  return row ? toPublished(ctx, schema, row) : null;
}

function toPublished<Schema extends z.ZodType>(
  ctx: Reader,
  schema: Schema,
  { id, address, changedAt, revisedAt, ...row }: StoredBody & Omit<Published<unknown>, 'body'>,
): Published<z.output<Schema>> | null {
  const body = readBody(ctx, schema, row);
  return body === null ? null : { id, address, changedAt, revisedAt, body };
}

/**
 * Which version of a text is published, as columns of a statement that stores it, without a query of
 * its own. `version` is its number, `hash` the SHA-256 of the version's `body::text` in hex; both are
 * empty when nothing is published there.
 */
export function publishedVersion({ kind, address }: { kind: DocumentKind; address: string }): {
  version: SQL<string>;
  hash: SQL<string>;
} {
  const ofVersion = (column: SQL): SQL<string> => sql<string>`coalesce((
    select ${column} from ${documents} document
    join ${documentVersions} version on version.document_id = document.id and version.state = 'published'
    where document.kind = ${kind} and document.address = ${address}), '')`;
  return {
    version: ofVersion(sql`version.number::text`),
    hash: ofVersion(sql`encode(sha256(convert_to(version.body::text, 'UTF8')), 'hex')`),
  };
}

/** Addresses of the published texts of a kind, read without their bodies. */
export async function listPublishedAddresses(db: Db, kind: DocumentKind): Promise<string[]> {
  const rows = await db
    .select({ address: documents.address })
    .from(documents)
    .where(and(eq(documents.kind, kind), isNotNull(documents.body)));
  return rows.map(({ address }) => address);
}

/** One field of the published texts of a kind, where it is set. */
export async function listPublishedField(
  db: Db,
  kind: DocumentKind,
  field: string,
): Promise<{ address: string; value: string }[]> {
  const rows = await db
    .select({ address: documents.address, value: bodyText(field) })
    .from(documents)
    .where(and(eq(documents.kind, kind), isNotNull(bodyText(field))));
  return rows.flatMap(({ address, value }) => (value === null ? [] : [{ address, value }]));
}
