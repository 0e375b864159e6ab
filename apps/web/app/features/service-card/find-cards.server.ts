import { findServiceCards, type ServiceCard } from '@yahont/contracts/purchases/service-cards.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import type { FormValues } from '#app/base/forms/define-form.ts';
import { CARD, type CardField } from './card-values.ts';

/** The service cards for a number, or why there are none; the typed text stays in its fields. */
export type CardAnswer = {
  values: FormValues<CardField>;
  wrong: readonly CardField[];
  cards: readonly ServiceCard[];
  refusal: Refusal | null;
  /** In the visitor's city. */
  today: IsoDate;
};

export async function findCards(api: CallApi, form: FormData, today: IsoDate): Promise<CardAnswer> {
  const values = CARD.read(form);
  const answer = { values, wrong: [], cards: [], refusal: null, today };
  const wrong = CARD.wrong(values);
  if (wrong.length > 0) return { ...answer, wrong };
  try {
    return { ...answer, cards: await api(findServiceCards, { body: values }) };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    return { ...answer, wrong: CARD.named(errors.map(({ path }) => path)), refusal: { code, context } };
  }
}
