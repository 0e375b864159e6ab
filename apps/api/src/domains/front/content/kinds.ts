import { ImportArticle, ImportGuideSection } from '@yahont/contracts/content/articles.ts';
import { ImportTextPage } from '@yahont/contracts/content/content.ts';
import type { DocumentKind } from '@yahont/contracts/content/document-kinds.ts';
import { isPageAddress } from '@yahont/contracts/content/page-addresses.ts';
import { ImportQuestion } from '@yahont/contracts/content/questions.ts';
import { ImportVacancy } from '@yahont/contracts/content/vacancies.ts';
import type { z } from 'zod';
import type { Db } from '#src/platform/database/database.ts';
import type { KindRules } from '#src/domains/ground/documents/index.ts';
import { articleAddress, pageAddress } from './addresses.ts';
import { articleUrl, guideSectionUrl } from './articles/article-cards.ts';
import { checkText, type Checked } from './checks/check-text.ts';
import { refuseUnknownSections } from './checks/unknown-sections.ts';
import { answerText } from './questions/answer-text.ts';
import { questionUrl } from './questions/list-questions.ts';
import { TAGS } from './tags.ts';
import { vacancyUrl } from './vacancies/vacancy-cards.ts';

type Rules<Schema extends z.ZodType<object>> = {
  kind: DocumentKind;
  schema: Schema;
  addressOf: (body: z.output<Schema>) => string;
  titleOf: (body: z.output<Schema>) => string;
  urlOf: (body: z.output<Schema>) => string | null;
  isFree?: (address: string) => boolean;
  /** The texts to check; the body itself by default. */
  checked?: (body: z.output<Schema>) => Checked;
  verify?: (tx: Db, body: z.output<Schema>) => Promise<void>;
};

function rulesOf<Schema extends z.ZodType<object>>(rules: Rules<Schema>): KindRules {
  const { kind, schema, addressOf, titleOf, urlOf, isFree, checked, verify } = rules;
  // safe: the store passes a body only to the rules of its own kind; only the title may be requested of
  // an invalid one
  const own = (body: object) => body as z.output<Schema>;
  return {
    schema,
    addressOf: (body) => addressOf(own(body)),
    titleOf: (body) => titleOf(own(body)) ?? '',
    urlOf: (body) => urlOf(own(body)),
    tags: TAGS[kind],
    check: (body, knows) => checkText(checked ? checked(own(body)) : (own(body) as Checked), knows),
    ...(isFree ? { isFree } : {}),
    ...(verify ? { verify: (tx: Db, body: object) => verify(tx, own(body)) } : {}),
  };
}

const article = (kind: 'news' | 'action' | 'guide') =>
  rulesOf({
    kind,
    schema: ImportArticle,
    addressOf: articleAddress,
    titleOf: ({ h1 }) => h1,
    urlOf: articleUrl,
    verify: (tx, body) => refuseUnknownSections(tx, [body]),
  });

/** The kinds of texts that this domain knows. */
export const CONTENT_KINDS = {
  page: rulesOf({
    kind: 'page',
    schema: ImportTextPage,
    addressOf: ({ path }) => pageAddress(path),
    titleOf: ({ h1 }) => h1,
    urlOf: ({ path }) => pageAddress(path),
    isFree: isPageAddress,
  }),
  news: article('news'),
  action: article('action'),
  guide: article('guide'),
  'guide-section': rulesOf({
    kind: 'guide-section',
    schema: ImportGuideSection,
    addressOf: ({ code }) => code,
    titleOf: ({ name }) => name,
    urlOf: ({ code }) => guideSectionUrl(code),
  }),
  question: rulesOf({
    kind: 'question',
    schema: ImportQuestion,
    addressOf: ({ code }) => code,
    titleOf: ({ question }) => question,
    urlOf: questionUrl,
    checked: (question) => ({ ...answerText(question), h1: question.question, needs: question.needs }),
  }),
  vacancy: rulesOf({
    kind: 'vacancy',
    schema: ImportVacancy,
    addressOf: ({ code }) => code,
    titleOf: ({ h1 }) => h1,
    urlOf: vacancyUrl,
  }),
} as const satisfies Partial<Record<DocumentKind, KindRules>>;
