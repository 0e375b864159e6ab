import type { ApprovalState } from '@yahont/contracts/office/approvals.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { CallFailed, codeOf } from '#app/lib/calls/call.ts';

const DONE: Readonly<Partial<Record<ApprovalState, string>>> = {
  executed: 'Согласовано и сделано',
  'not-carried-out': 'Согласовано, но сделать уже нельзя: смотрите запрос',
  refused: 'Отказано, автор прочтёт ваши слова',
  question: 'Вопрос отправлен',
  waiting: 'Ответ отправлен',
  withdrawn: 'Запрос отозван',
};

/** What is said after a call. */
export const doneText = (state: ApprovalState): string => DONE[state] ?? 'Готово';

const OVER: Readonly<Partial<Record<ApprovalState, string>>> = {
  executed: 'Пока вы читали, запрос уже согласовали.',
  'not-carried-out': 'Пока вы читали, запрос согласовали, но сделать его было нельзя.',
  refused: 'Пока вы читали, по запросу уже отказали.',
  withdrawn: 'Пока вы читали, запрос отозвали.',
  lapsed: 'Срок запроса прошёл: решить его больше нельзя.',
};

/** Why a word was not taken. */
export function refusedText(error: unknown): string {
  const code = codeOf(error);
  if (code === 'own-request') return 'Это ваш собственный запрос: его решает кто-то другой.';
  if (code === 'own-roles') return 'Запрос о вас самих: его решает другой администратор.';
  if (code === 'no-question') return 'Вопроса больше нет: отвечать не на что.';
  if (code === 'approval-over' && error instanceof CallFailed) {
    const state = String(error.problem?.context?.['state']);
    return Object.entries(OVER).find(([known]) => known === state)?.[1] ?? 'Запрос уже решён.';
  }
  return failureText(error);
}
