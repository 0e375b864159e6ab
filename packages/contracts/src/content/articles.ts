import { z } from 'zod';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { Picture } from '../catalogue/pictures.ts';
import { Breadcrumb } from '../catalogue/sections.ts';
import { ACTION_TOPICS } from './action-topics.ts';
import { Block, Inlines } from './blocks/shown-blocks.ts';
import { Notes, WrittenBlocks } from './blocks/written-blocks.ts';
import { PictureFocus } from './content.ts';
import { Needs } from './needs.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Code } from '../wire/fields.ts';

export const ARTICLE_KINDS = ['news', 'action', 'guide'] as const;
export const ArticleKind = z.enum(ARTICLE_KINDS);
export type ArticleKind = z.infer<typeof ArticleKind>;

/** State of an action on the current day in the caller's city. */
export const ActionState = z.enum(['current', 'coming', 'ended']);
export type ActionState = z.infer<typeof ActionState>;

export const ActionTopic = z.enum(ACTION_TOPICS);
export type ActionTopic = z.infer<typeof ActionTopic>;

/** Days before its end from which an action is said to end soon. */
export const ENDING_DAYS = 14;

/** A calendar day, `2026-11-20`. */
const Day = z.string().refine(isIsoDate).meta({ format: 'date' });

/** A link to further reading or shopping. */
const ArticleLink = z.object({ text: z.string(), url: z.string() });

/** An article in a list. */
export const ArticleCard = z.object({
  kind: ArticleKind,
  url: z.string(),
  h1: z.string(),
  lead: z.string(),
  picture: Picture.nullable(),
  publishedOn: Day,
  /** The day on which its text last changed, in Moscow; the day of publication if it never did. */
  changedOn: Day,
  /** Name of the guide's section; empty for news and actions. */
  sectionName: z.string(),
  /** Reading time in whole minutes, at least one. */
  minutes: z.int(),
  /** Days of an action, both included; without an end it is open-ended. Null for news and guide. */
  action: z
    .object({
      state: ActionState,
      startsOn: Day,
      endsOn: Day.nullable(),
      /** The condition of the action in one line. */
      condition: z.string(),
      /** null: none of them. */
      topic: ActionTopic.nullable(),
      /** A promo code belongs to it. */
      hasCode: z.boolean(),
      /** Current, and its last day is at most `ENDING_DAYS` after today. */
      isEnding: z.boolean(),
    })
    .nullable(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

export const Article = ArticleCard.extend({
  /** For the browser's tab and search engines. */
  title: z.string(),
  description: z.string(),
  blocks: z.array(Block),
  /** Footnotes; the first one is number 1. */
  notes: z.array(Inlines),
  pictureFocus: PictureFocus,
  promoCode: z.string().nullable(),
  link: ArticleLink.nullable(),
  /** Small print; empty when there is none. */
  note: z.string(),
  /** From the home page down to the article itself. */
  breadcrumbs: z.array(Breadcrumb),
  related: z.array(ArticleCard),
});
export type Article = z.infer<typeof Article>;

/** A section of the guide with all its elements; nested elements follow their parent. */
export const GuideSection = z.object({
  code: z.string(),
  url: z.string(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  picture: Picture.nullable(),
  elements: z.array(ArticleCard),
});
export type GuideSection = z.infer<typeof GuideSection>;

/** The dictionary of the guide: an element whose headings are letters. */
export const Glossary = z.object({
  url: z.string(),
  /** In alphabetical order; two letters with few words share an entry. */
  letters: z.array(z.object({ letter: z.string(), url: z.string() })),
  wordCount: z.int(),
  /** The first words of the letter that has most words. */
  examples: z.array(z.object({ word: z.string(), meaning: z.string() })),
});
export type Glossary = z.infer<typeof Glossary>;

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/content/articles',
  summary: 'News, newest first, or actions: current ones, then those to come, then those that ended',
  query: z.object({ kind: z.enum(['news', 'action']) }),
  answer: z.object({ items: z.array(ArticleCard) }),
});

export const listGuide = endpoint({
  method: 'GET',
  path: '/api/content/guide',
  summary: 'Sections of the jewellery guide with their elements, and its dictionary',
  answer: z.object({ sections: z.array(GuideSection), glossary: Glossary.nullable() }),
});

/** Longer addresses are answered with `article-not-found` instead of a validation error. */
const MAX_ADDRESS = 4000;
export const getArticle = endpoint({
  method: 'GET',
  path: '/api/content/article',
  summary: 'An article by kind and code; an element of the guide by its section as well',
  query: z.object({
    kind: ArticleKind,
    section: z.string().max(MAX_ADDRESS).default(''),
    code: z.string().max(MAX_ADDRESS),
  }),
  answer: Article,
});

/* Import. Pictures are hashes of stored files. */

/** Codes from the topmost element to this one: `brilliant/ogranka`. */
const ElementCode = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*$/)
  .max(200);

const ImportPictureRef = z.object({ hash: z.string(), alt: z.string() });

const ImportArticleBody = z.object({
  title: z.string(),
  description: z.string(),
  h1: z.string(),
  lead: z.string(),
  picture: ImportPictureRef.nullable().default(null),
  pictureFocus: PictureFocus.default('50% 50%'),
  blocks: WrittenBlocks,
  notes: Notes,
  link: ArticleLink.nullable().default(null),
  note: z.string().default(''),
  needs: Needs,
  /** The article is hidden before this day. */
  publishedOn: Day,
  /** Order among siblings, smallest first; news are ordered by date. */
  sort: z.int().min(0).max(99_999).default(100),
});

export const ImportArticle = z.discriminatedUnion('kind', [
  ImportArticleBody.extend({ kind: z.literal('news'), code: Code }),
  ImportArticleBody.extend({
    kind: z.literal('action'),
    code: Code,
    startsOn: Day,
    endsOn: Day.nullable().default(null),
    condition: z.string(),
    promoCode: z.string().nullable().default(null),
    topic: ActionTopic.nullable().default(null),
  }),
  ImportArticleBody.extend({ kind: z.literal('guide'), section: Code, code: ElementCode }),
]);
export type ImportArticle = z.infer<typeof ImportArticle>;

export const ImportGuideSection = z.object({
  code: Code,
  name: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  picture: ImportPictureRef.nullable().default(null),
  sort: z.int().min(0).max(99_999).default(100),
});
export type ImportGuideSection = z.infer<typeof ImportGuideSection>;
