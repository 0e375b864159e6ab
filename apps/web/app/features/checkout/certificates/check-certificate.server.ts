import { applyCertificate, removeCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { CERTIFICATES_MAX } from '@yahont/contracts/wire/limits.ts';
import { parseCertificateCode } from '@yahont/values/certificates/code.ts';
import { ApiProblem } from '#app/lib/api/call.server.ts';
import type { VisitorPage } from '#app/lib/page-context.ts';
import { readText } from '#app/base/forms/form-text.ts';
import type { NotPlaced } from '../place-order.server.ts';
import { readApplied, withCertificate, withoutCertificate } from '../values/applied-certificates.ts';
import { CHECKOUT } from '../values/checkout-values.ts';
import { certificateIntent } from './certificate-intent.ts';

/**
 * Adds a gift certificate to the form or removes one, when one of its buttons was pressed; null when the
 * order itself is submitted. All typed values are kept.
 */
export async function changeCertificates(
  { api }: Pick<VisitorPage, 'api'>,
  form: FormData,
): Promise<NotPlaced | null> {
  const intent = certificateIntent(readText(form, 'intent'));
  if (intent === null) return null;
  const values = CHECKOUT.read(form);
  const answer: NotPlaced = { ok: false, values, key: readText(form, 'key'), wrong: [], refusal: null };
  const { certificates, certificateCode } = values;
  if (intent.kind === 'remove') {
    const { id } = intent;
    if (readApplied(certificates).some((one) => one.id === id))
      await api(removeCertificate, { params: { id } });
    return { ...answer, values: { ...values, certificates: withoutCertificate(certificates, id) } };
  }
  const code = parseCertificateCode(certificateCode);
  if (code === null || readApplied(certificates).length >= CERTIFICATES_MAX)
    return { ...answer, wrong: ['certificateCode'], codeRefusal: { code: 'validation' } };
  try {
    const added = withCertificate(certificates, await api(applyCertificate, { body: { code } }));
    return { ...answer, values: { ...values, certificates: added, certificateCode: '' } };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code: reason, context } = error.problem;
    return { ...answer, wrong: ['certificateCode'], codeRefusal: { code: reason, context } };
  }
}
