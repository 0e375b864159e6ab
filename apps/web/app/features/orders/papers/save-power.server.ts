import { setPowerOfAttorney } from '@yahont/contracts/payment/papers.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { POWER_FORM, POWER_INTENT, type PowerAnswer } from './power-form.ts';

/** Records who collects a company's order; null when another button was pressed. */
export async function savePower(api: CallApi, id: number, form: FormData): Promise<PowerAnswer | null> {
  if (form.get('intent') !== POWER_INTENT) return null;
  const values = POWER_FORM.read(form);
  const wrong = POWER_FORM.wrong(values);
  if (wrong.length > 0) return { ok: false, values, wrong, refusal: null };
  try {
    await api(setPowerOfAttorney, { params: { id }, body: values });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const named = POWER_FORM.named(errors.map(({ path }) => path));
    return { ok: false, values, wrong: named, refusal: code === 'validation' ? null : { code, context } };
  }
}
