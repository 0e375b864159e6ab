import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Article } from './articles.ts';
import { TextPage } from './content.ts';
import { Vacancy } from './vacancies.ts';

/** A draft as its page would show it. Questions, sections of the guide and SEO rows are shown as a page of text. */
export const Draft = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: TextPage }),
  z.object({ kind: z.literal('article'), article: Article }),
  z.object({ kind: z.literal('vacancy'), vacancy: Vacancy }),
]);
export type Draft = z.infer<typeof Draft>;

/** 404 `draft-not-found` for an invalid or expired link, or one whose text has no draft left. */
export const getDraft = endpoint({
  method: 'GET',
  path: '/api/content/draft',
  summary: 'The draft that a signed link shows; never cached',
  query: z.object({ token: z.string().max(200) }),
  answer: Draft,
});
