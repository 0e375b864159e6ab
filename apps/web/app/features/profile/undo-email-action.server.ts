import { undoEmailChange } from '@yahont/contracts/accounts/proof.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/lib/forms/form-text.ts';
import type { ConfirmResult } from './confirm-email-action.server.ts';

/** Gives the account its old address back with the token of the form. */
export async function undoEmail(api: CallApi, form: FormData): Promise<ConfirmResult> {
  const token = readText(form, 'token');
  if (token === '') return { kind: 'ended' };
  try {
    const { email } = await api(undoEmailChange, { body: { token } });
    return { kind: 'confirmed', email };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { kind: error.problem.status < 500 ? 'ended' : 'failed' };
  }
}
