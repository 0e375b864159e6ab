import type { OfficeThreadRow } from '@yahont/contracts/office/support.ts';
import type { ThreadState } from '@yahont/contracts/support/threads.ts';
import type { SupportTopic } from '@yahont/contracts/support/support.ts';
import { afterWorking, durationText, LETTER_MS, workedBetween } from '#app/lib/words/working-time.ts';

export const TOPIC_WORDS: Readonly<Record<SupportTopic, string>> = {
  order: 'заказ',
  product: 'изделие',
  service: 'обслуживание',
  bonus: 'бонусы',
  account: 'кабинет',
  other: 'другое',
};

/** In the order of the tabs. */
export const STATES = ['waiting', 'answered', 'closed'] as const satisfies readonly ThreadState[];

export const STATE_WORDS: Readonly<Record<ThreadState, string>> = {
  waiting: 'Ждут ответа',
  answered: 'Отвечены',
  closed: 'Решены',
};

/** From here on what is left is amber. */
const LAST_THIRD_MS = LETTER_MS / 3;

export type Term = { text: string; tone: 'usual' | 'warn' | 'late'; until: Date };

/** What is left of two working hours since the last letter of the shopper; null when nothing is waited for. */
export function termOf({ state, lastAt }: Pick<OfficeThreadRow, 'state' | 'lastAt'>, now: Date): Term | null {
  if (state !== 'waiting') return null;
  const until = afterWorking(new Date(lastAt), LETTER_MS);
  if (now >= until) return { text: `+${durationText(workedBetween(until, now))}`, tone: 'late', until };
  const left = workedBetween(now, until);
  return { text: durationText(left), tone: left <= LAST_THIRD_MS ? 'warn' : 'usual', until };
}
