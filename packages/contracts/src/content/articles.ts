import { z } from 'zod';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { Picture } from '../catalogue/pictures.ts';
import { Breadcrumb } from '../catalogue/sections.ts';
import { PictureFocus, TextSection } from './content.ts';
import { endpoint } from '../wire/endpoint.ts';
import { Code } from '../wire/fields.ts';

export const ArticleKind = z.enum(['news', 'action', 'guide']);
export type ArticleKind = z.infer<typeof ArticleKind>;

/** Where an action stands on the calendar of the caller's city. */
export const ActionState = z.enum(['current', 'coming', 'ended']);
export type ActionState = z.infer<typeof ActionState>;

/** A calendar day, `2026-11-20`. */
const Day = z.string().refine(isIsoDate).meta({ format: 'date' });

/** A part of an article; its picture stands above the words. */
export const ArticleSection = TextSection.extend({
  figure: z.object({ picture: Picture, caption: z.string() }).nullable(),
});
export type ArticleSection = z.infer<typeof ArticleSection>;

/** Where an article sends the shopper next. */
const ArticleLink = z.object({ text: z.string(), url: z.string() });

/** An article in a list. */
export const ArticleCard = z.object({
  kind: ArticleKind,
  url: z.string(),
  h1: z.string(),
  lead: z.string(),
  picture: Picture.nullable(),
  publishedOn: Day,
  /** Name of the guide's section; empty for news and actions. */
  sectionName: z.string(),
  /** Whole minutes that reading takes, one at least. */
  minutes: z.int(),
  /** Days of an action, both included; no end: until further notice. Null for news and guide. */
  action: z
    .object({
      state: ActionState,
      startsOn: Day,
      endsOn: Day.nullable(),
      /** What one must do to get it, in a line. */
      condition: z.string(),
    })
    .nullable(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

export const Article = ArticleCard.extend({
  /** For the browser's tab and search engines. */
  title: z.string(),
  description: z.string(),
  sections: z.array(ArticleSection),
  pictureFocus: PictureFocus,
  promoCode: z.string().nullable(),
  link: ArticleLink.nullable(),
  /** Small print; empty when there is none. */
  note: z.string(),
  /** From the front page, the article itself last. */
  breadcrumbs: z.array(Breadcrumb),
  related: z.array(ArticleCard),
});
export type Article = z.infer<typeof Article>;

/** A section of the guide with all its elements, the nested ones after those they belong to. */
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
  summary: 'Sections of the jewellery guide with their elements',
  answer: z.object({ sections: z.array(GuideSection) }),
});

/** Addresses that lead nowhere are `article-not-found`, not a mistake of the caller. */
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

/** Codes of an element and those above it: `brilliant/ogranka`. */
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
  sections: z.array(
    TextSection.extend({
      figure: z.object({ picture: ImportPictureRef, caption: z.string() }).nullable().default(null),
    }),
  ),
  link: ArticleLink.nullable().default(null),
  note: z.string().default(''),
  /** Not shown before this day. */
  publishedOn: Day,
  /** Place among its neighbours, the smallest first; news go by their days. */
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
