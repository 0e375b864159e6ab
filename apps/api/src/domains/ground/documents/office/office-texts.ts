import { and, asc, desc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import type { OfficeText, OfficeTextRow } from '@yahont/contracts/office/texts.ts';
import type { StaffContext } from '#src/platform/context.ts';
import { notFound } from '#src/platform/errors.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import type { StoreDeps } from '../document-kind.ts';
import { documents, documentVersions } from '../documents.tables.ts';
import { requireRight } from './text-rights.ts';
import { fields } from './write-draft.ts';

const PAGE = 50;
const MAX_VERSIONS = 40;

type Query = {
  kind: DocumentKind;
  state?: 'published' | 'draft' | 'planned' | 'hidden' | undefined;
  after?: string | undefined;
};

/** A field of the version in a state, or null. */
function versionField(column: 'publish_at' | 'body', state: 'draft' | 'planned') {
  return sql`(select ${sql.identifier(column)} from ${documentVersions} version
    where version.document_id = ${documents.id} and version.state = ${state})`;
}

const LAST_BODY = sql<unknown>`coalesce(${documents.body}, (select version.body from ${documentVersions} version
  where version.document_id = ${documents.id} order by version.number desc limit 1))`;

const COLUMNS = {
  id: documents.id,
  kind: documents.kind,
  address: documents.address,
  version: documents.version,
  changedAt: documents.changedAt,
  isPublished: sql<boolean>`${documents.body} is not null`,
  hasDraft: sql<boolean>`${versionField('body', 'draft')} is not null`,
  publishAt: sql<
    string | null
  >`to_json(${versionField('publish_at', 'planned')} at time zone 'UTC') #>> '{}'`,
  lastBody: LAST_BODY,
};

type TextRecord = Omit<OfficeTextRow, 'title' | 'changedAt'> & { changedAt: Date; lastBody: unknown };

function toRow({ kinds }: StoreDeps, { lastBody, changedAt, publishAt, ...row }: TextRecord): OfficeTextRow {
  return {
    ...row,
    title: kinds[row.kind].titleOf(fields(lastBody)),
    publishAt: publishAt === null ? null : new Date(`${publishAt}Z`).toISOString(),
    changedAt: changedAt.toISOString(),
  };
}

/** Texts of a kind by address. */
export async function listOfficeTexts(
  ctx: StaffContext,
  deps: StoreDeps,
  { kind, state, after }: Query,
): Promise<{ items: OfficeTextRow[]; next: string | null }> {
  requireRight(ctx, deps.kinds[kind], 'see');
  const states = {
    published: isNotNull(documents.body),
    hidden: isNull(documents.body),
    draft: sql`${versionField('body', 'draft')} is not null`,
    planned: sql`${versionField('body', 'planned')} is not null`,
  };
  const found = await ctx.db
    .select(COLUMNS)
    .from(documents)
    .where(
      and(
        eq(documents.kind, kind),
        state && states[state],
        after === undefined ? undefined : gt(documents.address, after),
      ),
    )
    .orderBy(asc(documents.address))
    .limit(PAGE + 1);
  const items = found.slice(0, PAGE).map((row) => toRow(deps, row));
  return { items, next: found.length > PAGE ? (items.at(-1)?.address ?? null) : null };
}

/** A text with its draft, plan and history. Throws `text-not-found`. */
export async function describeText(ctx: StaffContext, deps: StoreDeps, id: number): Promise<OfficeText> {
  const [found] = await ctx.db
    .select({ ...COLUMNS, body: documents.body })
    .from(documents)
    .where(eq(documents.id, id));
  if (!found) throw notFound('text');
  requireRight(ctx, deps.kinds[found.kind], 'see');
  const { body, ...row } = found;
  const versions = await ctx.db
    .select({ ...getTableColumns(documentVersions), by: staff.name })
    .from(documentVersions)
    .leftJoin(staff, sql`${documentVersions.createdBy} = 'staff:' || ${staff.id}`)
    .where(eq(documentVersions.documentId, id))
    .orderBy(desc(documentVersions.number))
    .limit(MAX_VERSIONS);
  const bodyIn = (state: 'draft' | 'planned') => {
    const version = versions.find((one) => one.state === state);
    return version ? fields(version.body) : null;
  };
  const draft = bodyIn('draft');
  const checked = draft ?? fields(body);
  const rules = deps.kinds[row.kind];
  const shape = rules.schema.safeParse(checked);
  const { token, until } = deps.drafts.linkOf(id, ctx.now());
  return {
    ...toRow(deps, row),
    body: body === null ? null : fields(body),
    draft,
    planned: bodyIn('planned'),
    checks: shape.success ? rules.check(shape.data, await deps.readAddresses(ctx)) : [],
    preview: draft === null ? null : { url: `/draft/${token}/`, until: until.toISOString() },
    versions: versions.map(({ number, state, createdAt, by, publishAt, reason }) => ({
      number,
      state,
      createdAt: createdAt.toISOString(),
      by,
      publishAt: publishAt?.toISOString() ?? null,
      reason,
    })),
  };
}

/** The body of one version. Throws `version-not-found`. */
export async function readVersion(
  ctx: StaffContext,
  { kinds }: Pick<StoreDeps, 'kinds'>,
  { id, number }: { id: number; number: number },
): Promise<Record<string, unknown>> {
  const [version] = await ctx.db
    .select({ body: documentVersions.body, kind: documents.kind })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(eq(documentVersions.documentId, id), eq(documentVersions.number, number)));
  if (!version) throw notFound('version');
  requireRight(ctx, kinds[version.kind], 'see');
  return fields(version.body);
}
