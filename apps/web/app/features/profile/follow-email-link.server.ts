import type { confirmEmail } from '@yahont/contracts/accounts/email-proof.ts';
import type { undoEmailChange } from '@yahont/contracts/accounts/proof.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';

/** `done`: the account has this address now. `ended`: the link was used, has expired or never existed. */
export type LinkResult = { kind: 'done'; email: string } | { kind: 'ended' } | { kind: 'failed' };

/** Carries out the action of an e-mail link, with the token in the form. */
export async function followEmailLink(
  api: CallApi,
  endpoint: typeof confirmEmail | typeof undoEmailChange,
  form: FormData,
): Promise<LinkResult> {
  const token = readText(form, 'token');
  if (token === '') return { kind: 'ended' };
  try {
    const { email } = await api(endpoint, { body: { token } });
    return { kind: 'done', email };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return { kind: error.problem.status < 500 ? 'ended' : 'failed' };
  }
}
