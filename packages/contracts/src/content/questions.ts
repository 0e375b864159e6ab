import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { Code } from '../wire/fields.ts';
import { QUESTION_GROUPS } from './blocks/names.ts';
import { ShownQuestion } from './blocks/shown-blocks.ts';
import { Needs } from './needs.ts';

/** Questions of one group, in order. The page of questions names the groups. */
export const QuestionGroup = z.object({
  group: z.enum(QUESTION_GROUPS),
  questions: z.array(ShownQuestion),
});
export type QuestionGroup = z.infer<typeof QuestionGroup>;

export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/content/questions',
  summary: 'Questions with their answers by group; the code of each is its anchor on the page',
  answer: z.object({ groups: z.array(QuestionGroup) }),
});

/* Import. */

/** A question with its answer in Markdown of text blocks, without footnotes. */
export const ImportQuestion = z.object({
  /** Its anchor on the page of questions. Unique over all groups. */
  code: Code,
  group: z.enum(QUESTION_GROUPS),
  question: z.string().min(1).max(300),
  answer: z.string().min(1).max(5_000),
  needs: Needs,
  /** Order within the group, smallest first. */
  sort: z.int().min(0).max(99_999).default(100),
});
export type ImportQuestion = z.output<typeof ImportQuestion>;
