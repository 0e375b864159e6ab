import { redirect } from 'react-router';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { cancelVisit, moveVisit, showVisit } from '@yahont/contracts/appointments/visits.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import type { ShowingResult } from '../showing-action.server.ts';
import { showingHref } from '../showing-address.ts';
import { SHOWING } from '../showing-values.ts';

/** Moves or cancels the appointment of a link and leads to it, or returns why it was refused. */
export async function changeVisit(
  api: CallApi,
  link: string,
  form: FormData,
): Promise<ShowingResult & { ok: false }> {
  const refused = { ok: false as const, values: SHOWING.read(form), wrong: [], refusal: null };
  const params = { link };
  try {
    if (readText(form, 'intent') === 'cancel') {
      const { shown } = await api(cancelVisit, { params });
      throw redirect(hrefOf(shown, link), 303);
    }
    const { storeId, startsAt } = refused.values;
    if (startsAt === '') return { ...refused, wrong: ['startsAt'] };
    const { shown } = await api(showVisit, { params });
    const moved = await api(moveVisit, { params, body: { storeId: Number(storeId), startsAt } });
    throw redirect(hrefOf(shown, moved.link), 303);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { ...refused, refusal: { code, context } };
  }
}

function hrefOf(thing: ShownThing, link: string): string {
  return showingHref(thing, { visit: { link, step: 'show' } });
}
