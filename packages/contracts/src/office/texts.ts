import { z } from 'zod';
import { ImportArticle, ImportGuideSection } from '../content/articles.ts';
import { ImportTextPage } from '../content/content.ts';
import { DOCUMENT_KINDS, VERSION_STATES } from '../content/document-kinds.ts';
import { ImportQuestion } from '../content/questions.ts';
import { ImportVacancy } from '../content/vacancies.ts';
import { ImportSeoPage } from '../seo/seo.ts';
import { endpoint } from '../wire/endpoint.ts';
import { IdParam } from '../wire/fields.ts';
import { refusal } from '../wire/refusals.ts';
import { Reason } from './fields.ts';
import { CHANGED_MEANWHILE } from './products.ts';

/** An address of the shop, or a phone number: never a script or another site. */
const Link = z.object({ text: z.string(), url: z.string().regex(/^(\/(?![/\\])|tel:\+\d+$)/) });
/** Latin letters, digits, hyphens; `/company/dom-v-kostrome/`. */
const PagePath = z
  .string()
  .max(200)
  .regex(/^\/([a-z0-9_-]+\/){1,6}$/i);

const [News, Action, Guide] = ImportArticle.options;
const SHAPES = {
  page: ImportTextPage.extend({ path: PagePath, links: z.array(Link).default([]) }),
  news: News,
  action: Action,
  guide: Guide,
  'guide-section': ImportGuideSection,
  question: ImportQuestion,
  vacancy: ImportVacancy,
  seo: ImportSeoPage,
} as const;

/** A text as editors write it. Its kind and address never change; pictures are hashes of stored files. */
export const WrittenDocument = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), body: SHAPES.page }),
  z.object({ kind: z.literal('news'), body: SHAPES.news }),
  z.object({ kind: z.literal('action'), body: SHAPES.action }),
  z.object({ kind: z.literal('guide'), body: SHAPES.guide }),
  z.object({ kind: z.literal('guide-section'), body: SHAPES['guide-section'] }),
  z.object({ kind: z.literal('question'), body: SHAPES.question }),
  z.object({ kind: z.literal('vacancy'), body: SHAPES.vacancy }),
  z.object({ kind: z.literal('seo'), body: SHAPES.seo }),
]);
export type WrittenDocument = z.output<typeof WrittenDocument>;

const Kind = z.enum(DOCUMENT_KINDS);
const State = z.enum(VERSION_STATES);

const Heading = {
  id: z.int(),
  kind: Kind,
  /** Unique within its kind: `/delivery/`, `zima`, `kamni/brilliant`. */
  address: z.string(),
  /** Heading of the published text, otherwise of the newest version. */
  title: z.string(),
  isPublished: z.boolean(),
  hasDraft: z.boolean(),
  /** When the plan is published; null without one. */
  publishAt: z.iso.datetime().nullable(),
  /** Goes into `If-Match: "3"` of a change. */
  version: z.int(),
  changedAt: z.iso.datetime(),
};
export const OfficeTextRow = z.object(Heading);
export type OfficeTextRow = z.infer<typeof OfficeTextRow>;

/** A fault blocks publishing; the editor may ignore a warning. */
export const TextCheck = z.object({
  severity: z.enum(['fault', 'warning']),
  code: z.enum([
    'html',
    'link',
    'mark',
    'block',
    'title-length',
    'description-length',
    'no-alt',
    'dead-link',
    'latin-words',
    'instalment-terms',
    'instalment-unmarked',
  ]),
  /** Where: `blocks.3`, `title`. */
  place: z.string(),
  /** The affected text. */
  text: z.string(),
});
export type TextCheck = z.infer<typeof TextCheck>;

const Body = z.record(z.string(), z.unknown());
const Version = z.object({
  number: z.int(),
  state: State,
  createdAt: z.iso.datetime(),
  /** Name of a member of staff; null for an import. */
  by: z.string().nullable(),
  publishAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
});

export const OfficeText = z.object({
  ...Heading,
  /** Null while nothing is published. */
  body: Body.nullable(),
  draft: Body.nullable(),
  planned: Body.nullable(),
  /** Checks of the draft, otherwise of the published text. */
  checks: z.array(TextCheck),
  /** Shows the draft on the site to anybody who has the link. */
  preview: z.object({ url: z.string(), until: z.iso.datetime() }).nullable(),
  /** Newest first, 40 at most. */
  versions: z.array(Version),
});
export type OfficeText = z.infer<typeof OfficeText>;

/*
 * SEO rows need `seo.edit`, all other texts the first permission that the call lists. Adding, changing
 * or ending a published redirect also needs `redirects.edit`.
 */
const params = z.object({ id: IdParam });

export const listOfficeTexts = endpoint({
  method: 'GET',
  path: '/office/api/texts',
  summary: 'Texts of a kind by address, 50 at a time; pass `next` as `after`',
  query: z.object({
    kind: Kind,
    state: z.enum(['published', 'draft', 'planned', 'hidden']).optional(),
    after: z.string().max(2_000).optional(),
  }),
  answer: z.object({ items: z.array(OfficeTextRow), next: z.string().nullable() }),
  access: { staff: ['content.draft', 'seo.edit'] },
});
export const getOfficeText = endpoint({
  method: 'GET',
  path: '/office/api/texts/{id}',
  summary: 'A text with its draft, its plan and its history',
  params,
  answer: OfficeText,
  access: { staff: ['content.draft', 'seo.edit'] },
});
export const getTextVersion = endpoint({
  method: 'GET',
  path: '/office/api/texts/{id}/versions/{number}',
  summary: 'The body of one version',
  params: params.extend({ number: IdParam }),
  answer: z.object({ body: Body }),
  access: { staff: ['content.draft', 'seo.edit'] },
});

const WRONG_TEXT = {
  /** The kind or the address differs from the text's. */
  'address-fixed': refusal(422, { address: z.string() }),
};
const FAULTY = {
  /** A version from before the schema changed; `field` is the first that does not match. */
  'does-not-fit': refusal(422, { field: z.string() }),
  'text-faults': refusal(422, { checks: z.array(TextCheck) }),
  'redirect-loop': refusal(422, { addresses: z.string() }),
  /** The target of a redirect is redirected itself. */
  'redirect-chain': refusal(422, { to: z.string() }),
  'unknown-guide-section': refusal(422, { section: z.string() }),
};
const NO_DRAFT = { 'no-draft': refusal(409, {}) };

export const createText = endpoint({
  method: 'POST',
  path: '/office/api/texts',
  summary: 'A draft at a new address',
  body: z.object({ document: WrittenDocument }),
  answer: OfficeText,
  status: 201,
  access: { staff: ['content.draft', 'seo.edit'] },
  refusals: {
    'address-taken': refusal(409, { id: z.int() }),
    /** The shop's own code serves that address, or it is not a page address. */
    'address-not-free': refusal(422, { address: z.string() }),
  },
});
/** `If-Match` is required for this and all changes below. */
export const saveDraft = endpoint({
  method: 'POST',
  path: '/office/api/texts/{id}/draft',
  summary: 'Write the draft; the published text stays',
  params,
  body: z.object({ document: WrittenDocument }),
  answer: OfficeText,
  access: { staff: ['content.draft', 'seo.edit'] },
  refusals: { ...CHANGED_MEANWHILE, ...WRONG_TEXT },
});
export const publishText = endpoint({
  method: 'POST',
  path: '/office/api/texts/{id}/publish',
  summary: 'Publish the draft now, or plan it for a time; a plan of before is replaced',
  params,
  body: z.object({ at: z.iso.datetime().nullable().default(null), reason: Reason }),
  answer: OfficeText,
  access: { staff: ['content.publish', 'seo.edit'] },
  refusals: { ...CHANGED_MEANWHILE, ...NO_DRAFT, ...FAULTY, 'in-the-past': refusal(422, {}) },
});
export const cancelTextPlan = endpoint({
  method: 'POST',
  path: '/office/api/texts/{id}/cancel-plan',
  summary: 'Make the plan a draft again; a draft written meanwhile stays, and the plan is history',
  params,
  body: z.object({ reason: Reason }),
  answer: OfficeText,
  access: { staff: ['content.publish', 'seo.edit'] },
  refusals: { ...CHANGED_MEANWHILE, 'no-plan': refusal(409, {}) },
});
export const rollBackText = endpoint({
  method: 'POST',
  path: '/office/api/texts/{id}/roll-back',
  summary: 'Publish an older version again, as a new version',
  params,
  body: z.object({ number: z.int().min(1), reason: Reason }),
  answer: OfficeText,
  access: { staff: ['content.roll-back', 'seo.edit'] },
  refusals: { ...CHANGED_MEANWHILE, ...FAULTY },
});
export const hideText = endpoint({
  method: 'POST',
  path: '/office/api/texts/{id}/hide',
  summary: 'Take the text from the site and lead its address elsewhere',
  params,
  body: z.object({
    /** A path of this shop; null: the address answers 404. */
    redirectTo: z
      .string()
      .max(500)
      .regex(/^\/(?![/\\])[^\s\\]*$/)
      .nullable(),
    reason: Reason,
  }),
  answer: OfficeText,
  access: { staff: ['content.publish', 'seo.edit'] },
  refusals: { ...CHANGED_MEANWHILE, ...FAULTY, 'not-published': refusal(409, {}) },
});
