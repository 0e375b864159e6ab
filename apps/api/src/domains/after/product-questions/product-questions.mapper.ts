import type { OwnQuestion, ProductQuestion } from '@yahont/contracts/product-questions/product-questions.ts';
import { cityDate, cityTimeOfDay } from '@yahont/values/dates/city-time.ts';
import type { QuestionDeps } from './product-questions.deps.ts';
import type { QuestionRow } from './product-questions.tables.ts';
import { offsetOf } from './stores-with-piece.ts';

type Deps = Pick<QuestionDeps, 'cities' | 'stores'>;

/** An answered question as every reader sees it; null for one without an answer. */
export function toProductQuestion(row: QuestionRow, deps: Deps, now: Date): ProductQuestion | null {
  const { id, isSample, text, cityId, askedAt, answerText, answeredAt } = row;
  if (answerText === null || answeredAt === null) return null;
  const { name, timezone } = deps.cities.getOrDefault(cityId);
  const { address, hasPiece, offset } = answererOf(row, deps, now);
  const answer = { address, hasPiece, text: answerText, on: cityDate(answeredAt, offset) };
  return { id, isSample, text, city: name, askedOn: cityDate(askedAt, timezone), answer };
}

/** A question that is not published, for who asked it. */
export function toOwnQuestion(row: QuestionRow, deps: Deps, now: Date): OwnQuestion {
  const { id, state, text, cityId, askedAt, dueAt, cause, causeWords } = row;
  const { address, hasPiece, offset } = answererOf(row, deps, now);
  return {
    id,
    state: state === 'refused' ? 'refused' : 'waiting',
    text,
    askedOn: cityDate(askedAt, deps.cities.getOrDefault(cityId).timezone),
    answerer: { address, hasPiece },
    ...termOf(dueAt, offset, now),
    isOverdue: state === 'waiting' && dueAt < now,
    refusal: cause === null ? null : { cause, words: causeWords ?? '' },
  };
}

/** A term as the clocks of the store show it, with the current day there. */
export function termOf(dueAt: Date, offset: number, now: Date): Pick<OwnQuestion, 'due' | 'today'> {
  return {
    due: { date: cityDate(dueAt, offset), time: cityTimeOfDay(dueAt, offset) },
    today: cityDate(now, offset),
  };
}

/** A store that was closed for good signs as the head office. */
export function answererOf({ storeId, hasPiece }: QuestionRow, deps: Deps, now: Date) {
  const store = storeId === null ? null : (deps.stores.find(storeId, now) ?? null);
  return {
    address: store?.address ?? null,
    hasPiece: store !== null && hasPiece,
    offset: offsetOf(deps, store),
  };
}
