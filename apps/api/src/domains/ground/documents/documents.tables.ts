import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  DOCUMENT_KINDS,
  VERSION_STATES,
  type DocumentKind,
  type VersionState,
} from '@yahont/contracts/content/document-kinds.ts';
import { oneOf } from '#src/platform/one-of.ts';

/** Texts of editors: pages, articles, questions, SEO rows. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<DocumentKind>().notNull(),
    /** `/delivery/`, `zima`, `kamni/brilliant`: unique within its kind. */
    address: text().notNull(),
    /** Body of the published version; null: nothing is published. */
    body: jsonb(),
    /**
     * The body of the last import. While it equals `body`, later imports are published; staff's own
     * text stays.
     */
    imported: jsonb(),
    /** Incremented by every write, so that two editors cannot overwrite each other. */
    version: integer().notNull().default(1),
    /** When `body` changed last. */
    changedAt: timestamp({ withTimezone: true }).notNull(),
    /** When published text was last replaced by different text; null: it is as first published. */
    revisedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('documents_once').on(table.kind, table.address),
    check('documents_kind', oneOf(table.kind, DOCUMENT_KINDS)),
  ],
);

/** The history of a text. Numbers count from 1; there is one draft, one plan and one published version at most. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    state: text().$type<VersionState>().notNull(),
    body: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `staff:7`, `system:import`. */
    createdBy: text().notNull(),
    /** Set for a plan only. */
    publishAt: timestamp({ withTimezone: true }),
    /** Why it was published. */
    reason: text(),
  },
  (table) => [
    unique('document_versions_once').on(table.documentId, table.number),
    uniqueIndex('document_versions_draft')
      .on(table.documentId)
      .where(sql`${table.state} = 'draft'`),
    uniqueIndex('document_versions_planned')
      .on(table.documentId)
      .where(sql`${table.state} = 'planned'`),
    uniqueIndex('document_versions_published')
      .on(table.documentId)
      .where(sql`${table.state} = 'published'`),
    check('document_versions_state', oneOf(table.state, VERSION_STATES)),
    check('document_versions_plan', sql`(${table.state} = 'planned') = (${table.publishAt} is not null)`),
  ],
);
