import { QUESTION_GROUPS } from '@yahont/contracts/content/blocks/names.ts';
import type { ShownQuestion } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import type { ImportQuestion, QuestionGroup } from '@yahont/contracts/content/questions.ts';
import type { Context } from '#src/platform/context.ts';
import { readTextOnce } from '../reading/read-once.ts';
import type { ShopOffers } from '../needs/fulfilled.ts';
import { findQuestions } from '../texts.ts';
import { answerText } from './answer-text.ts';

/** Questions by group, in the order of the page; a group without questions is left out. */
export async function listQuestions(
  ctx: Pick<Context, 'db' | 'log'>,
  offers: ShopOffers,
): Promise<QuestionGroup[]> {
  const all = await findQuestions(ctx, offers);
  return QUESTION_GROUPS.map((group) => ({
    group,
    questions: all.filter((one) => one.group === group).map(showQuestion),
  })).filter(({ questions }) => questions.length > 0);
}

export function showQuestion(question: ImportQuestion): ShownQuestion {
  const [block] = answerText(question).blocks;
  const answer = block?.type === 'text' ? readTextOnce(block, 0) : [];
  return { code: question.code, question: question.question, answer };
}

/** Position of a question on its page. */
export function questionUrl({ code }: Pick<ImportQuestion, 'code'>): string {
  return `/questions/#${code}`;
}
