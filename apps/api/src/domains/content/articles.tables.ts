import { sql } from 'drizzle-orm';
import { check, date, integer, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ARTICLE_KINDS } from '@yahont/contracts/content/articles.ts';
import type { ArticleKind } from '@yahont/contracts/content/articles.ts';
import { oneOf } from '#src/platform/one-of.ts';

/** News, actions and elements of the guide. */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ArticleKind>().notNull(),
    /** Code of the guide's section; null for news and actions. */
    section: text().references((): AnyPgColumn => guideSections.code),
    /** Of an element below others with theirs: `brilliant/ogranka`. */
    code: text().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    sort: integer().notNull(),
    /** `ImportArticle`, as imported. */
    body: jsonb().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('articles_once').on(table.kind, table.section, table.code).nullsNotDistinct(),
    check('articles_kind', oneOf(table.kind, ARTICLE_KINDS)),
    check('articles_section', sql`(${table.kind} = 'guide') = (${table.section} is not null)`),
  ],
);

export const guideSections = pgTable('guide_sections', {
  code: text().primaryKey(),
  sort: integer().notNull(),
  /** `ImportGuideSection`, as imported. */
  body: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
