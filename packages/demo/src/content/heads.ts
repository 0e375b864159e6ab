import { z } from 'zod';
import { ActionTopic } from '@yahont/contracts/content/articles.ts';
import { QUESTION_GROUPS } from '@yahont/contracts/content/blocks/names.ts';
import { Needs } from '@yahont/contracts/content/needs.ts';
import { EMPLOYMENTS } from '@yahont/contracts/content/vacancies.ts';
import { isIsoDate } from '@yahont/values/dates/iso-date.ts';
import { pictureHash } from '../pictures.ts';

/** Front matter of each kind of text; docs/blocks.md explains the keys. */

const Words = z.string().min(1);
const Address = z.string().regex(/^\//);
const Day = z.string().refine(isIsoDate, 'a day, 2026-11-01');
const Link = z.strictObject({ text: Words, url: z.string() });
/** A picture by its base name, for its hash. */
const PictureName = z.string().transform((name, ctx) => {
  try {
    return { name, hash: pictureHash(name) };
  } catch {
    ctx.addIssue(`no picture ${name}`);
    return z.NEVER;
  }
});
const Picture = z.strictObject({ name: PictureName, alt: Words });

/** What every readable text has. `title`: of the browser's tab. */
const Text = {
  h1: Words,
  title: Words.optional(),
  description: Words,
  lead: z.string().default(''),
};

const RoyalTile = z.strictObject({
  name: Words,
  oldName: z.string().default(''),
  fact: z.string().default(''),
  url: Address,
  picture: Picture,
});
const Hue = z.strictObject({
  name: Words,
  note: z.string().default(''),
  color: z.string(),
  isFinest: z.boolean().default(false),
});
const Royal = z.strictObject({
  oldName: z.string(),
  sectionPath: Words,
  withStone: z.string(),
  gem: z.strictObject({ caption: z.string(), picture: Picture }).nullable().default(null),
  scale: z
    .strictObject({ title: Words, hues: z.array(Hue) })
    .nullable()
    .default(null),
  facts: z.array(z.strictObject({ value: Words, name: Words })).default([]),
  stones: z.array(RoyalTile).default([]),
});

export const PageHead = z.strictObject({
  ...Text,
  path: Address,
  picture: z.strictObject({ name: PictureName, alt: Words.optional() }).nullable().default(null),
  links: z.array(Link).default([]),
  binding: Day.nullable().default(null),
  needs: Needs,
  royal: Royal.nullable().default(null),
});

const Article = {
  ...Text,
  code: Words,
  picture: Picture.nullable().default(null),
  link: Link.nullable().default(null),
  note: z.string().default(''),
  needs: Needs,
};

export const NewsHead = z.strictObject({ ...Article, daysAgo: z.int().min(0) });

export const ActionHead = z.strictObject({
  ...Article,
  /** First and last day relative to the day of filling; without a last day the action is open-ended. */
  runs: z.strictObject({ from: z.int(), to: z.int().nullable().default(null) }),
  condition: Words,
  promoCode: Words.nullable().default(null),
  topic: ActionTopic.nullable().default(null),
  sort: z.int().default(100),
});

export const GuideHead = z.strictObject({
  ...Article,
  section: Words,
  sort: z.int().default(100),
  /** The guide was written before the shop opened. */
  daysAgo: z.int().min(0).default(120),
});

export const GuideSectionHead = z.strictObject({
  code: Words,
  name: Words,
  title: Words.optional(),
  description: Words,
  lead: Words,
  picture: Picture.nullable().default(null),
  sort: z.int().default(100),
});

export const QuestionHead = z.strictObject({
  code: Words,
  group: z.enum(QUESTION_GROUPS),
  question: Words,
  needs: Needs,
  sort: z.int().default(100),
});

export const VacancyHead = z.strictObject({
  ...Text,
  code: Words,
  picture: Picture.nullable().default(null),
  city: Words,
  /** Code of the store; without one the place is the city's office or workshop. */
  store: Words.nullable().default(null),
  /** Roubles a month. */
  salary: z
    .strictObject({ from: z.int().nullable().default(null), to: z.int().nullable().default(null) })
    .nullable()
    .default(null),
  employment: z.enum(EMPLOYMENTS).default('full'),
  daysAgo: z.int().min(0),
  sort: z.int().default(100),
});

export const SeoHead = z.strictObject({
  url: Address,
  title: Words.optional(),
  description: Words.optional(),
  h1: Words.optional(),
  canonical: Address.optional(),
  redirectTo: Words.optional(),
  noindex: z.strictObject({ robot: Words, content: Words }).optional(),
});
