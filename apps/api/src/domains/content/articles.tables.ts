import { date, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { ArticleKind } from '@yahont/contracts/content/articles.ts';

/** News, actions and elements of the guide. */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ArticleKind>().notNull(),
    /** Code of the guide's section; empty for news and actions. */
    section: text().notNull(),
    /** Of an element below others with theirs: `brilliant/ogranka`. */
    code: text().notNull(),
    publishedOn: date({ mode: 'string' }).notNull(),
    sort: integer().notNull(),
    /** `ImportArticle`, as it came. */
    body: jsonb().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('articles_address').on(table.kind, table.section, table.code)],
);

export const guideSections = pgTable('guide_sections', {
  code: text().primaryKey(),
  sort: integer().notNull(),
  /** `ImportGuideSection`, as it came. */
  body: jsonb().notNull(),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
