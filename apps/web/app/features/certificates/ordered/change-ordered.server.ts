import { giveBackCertificate, resendCertificate } from '@yahont/contracts/certificates/certificates.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import type { CertificateAnswer } from './order-certificates.tsx';

const CALLS = { resend: resendCertificate, 'give-back': giveBackCertificate } as const;

/** Carries out a button of an ordered certificate; null when another button was pressed. */
export async function changeOrdered(api: CallApi, form: FormData): Promise<CertificateAnswer | null> {
  const intent = readText(form, 'intent');
  if (intent !== 'resend' && intent !== 'give-back') return null;
  const certificateId = readText(form, 'certificateId');
  try {
    await api(CALLS[intent], { params: { id: certificateId } });
    return { certificateId, intent, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { certificateId, intent, refusal: { code, context } };
  }
}
