import { addCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { formKeyOf } from '#app/base/forms/form-key.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import {
  CERTIFICATE,
  certificateRequest,
  type CertificateField,
  type CertificateValues,
} from './certificate-values.ts';

/** A refused form with all typed values. */
export type NotAdded = {
  intent: 'add';
  values: CertificateValues;
  wrong: readonly CertificateField[];
  refusal: Refusal | null;
};

/** Adds the certificate of the form to the cart; null when it was added. */
export async function addFromForm(api: CallApi, form: FormData): Promise<NotAdded | null> {
  const values = CERTIFICATE.read(form);
  const body = certificateRequest(values);
  const refused = (wrong: readonly CertificateField[], refusal: Refusal | null): NotAdded => ({
    intent: 'add',
    values,
    wrong,
    refusal,
  });
  if (body === null) return refused(CERTIFICATE.wrong(values), null);
  try {
    await api(addCertificate, { body: { ...body, formKey: formKeyOf(form) } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context, errors = [] } = error.problem;
    const hidden: CertificateField = values.way === 'mail' ? 'phone' : 'email';
    const wrong = CERTIFICATE.named(errors.map(({ path }) => path)).filter((name) => name !== hidden);
    return refused(wrong, { code, context });
  }
}
