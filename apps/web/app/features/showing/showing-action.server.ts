import { makeAppointment, type Appointment } from '@yahont/contracts/appointments/appointments.ts';
import type { ShownThing } from '@yahont/contracts/appointments/shown-things.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { SHOWING, type ShowingValues } from './showing-values.ts';

export type ShowingResult =
  | { ok: true; appointment: Appointment }
  /** `wrong`: names of invalid fields; `refusal`: why a valid form was refused. */
  | { ok: false; values: ShowingValues; wrong: readonly string[]; refusal: Refusal | null };

/** Makes the appointment, or returns the invalid fields or the reason. */
export async function askForShowing(api: CallApi, shown: ShownThing, form: FormData): Promise<ShowingResult> {
  const values = SHOWING.read(form);
  const wrong = SHOWING.wrong(values);
  if (wrong.length > 0) return { ok: false, values, wrong, refusal: null };
  const { name, phone, startsAt, storeId } = values;
  try {
    const appointment = await api(makeAppointment, {
      body: {
        shown,
        name,
        phone,
        startsAt,
        storeId: Number(storeId),
        acceptsPersonalData: true,
        token: readText(form, 'smart-token'),
      },
    });
    return { ok: true, appointment };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    if (code !== 'validation') return { ok: false, values, wrong: [], refusal: { code, context } };
    return { ok: false, values, wrong: SHOWING.named(errors.map(({ path }) => path)), refusal: null };
  }
}
