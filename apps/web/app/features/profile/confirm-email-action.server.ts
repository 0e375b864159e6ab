import { confirmEmail } from '@yahont/contracts/accounts/email-proof.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';

/** `ended`: the link was used, has expired or never existed. */
export type ConfirmResult = { kind: 'confirmed'; email: string } | { kind: 'ended' } | { kind: 'failed' };

/** Confirms the address with the token of the form. */
export async function confirmAddress(api: CallApi, form: FormData): Promise<ConfirmResult> {
  const token = readText(form, 'token');
  if (token === '') return { kind: 'ended' };
  try {
    const { email } = await api(confirmEmail, { body: { token } });
    return { kind: 'confirmed', email };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { kind: error.problem.status < 500 ? 'ended' : 'failed' };
  }
}
