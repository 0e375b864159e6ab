import {
  answerOperator as contract,
  type ApplicationStep,
  type Payment,
} from '@yahont/contracts/payment/payment.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { refuse } from '#src/platform/errors.ts';
import { findOwnPayment, readAfterForm } from '../own-form.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { isFinal } from '../payment-row.ts';
import type { ApplicationForm } from './application.ts';

export type OperatorAnswer =
  | { ok: true; payment: Payment }
  | { ok: false; reason: 'wrong-code'; triesLeft: number };

/**
 * Passes a step of an application to the demo operator; 404 with any other operator. An unexpected step
 * changes nothing. The input is neither stored nor logged.
 */
export async function answerOperator(
  ctx: AccountContext,
  deps: PaymentDeps,
  { paymentId, step }: { paymentId: string; step: ApplicationStep },
): Promise<OperatorAnswer> {
  const found = await findOwnPayment(ctx, deps, paymentId);
  const form = found?.provider.applicationForm ?? null;
  if (!found || form === null) throw refuse(contract.refusals, 'payment-not-found', {});
  const { providerId, state } = found.call.payment;
  if (providerId !== null && !isFinal(state)) {
    const { isRight, triesLeft } = await take(form, providerId, step);
    if (!isRight && triesLeft > 0) return { ok: false, reason: 'wrong-code', triesLeft };
  }
  return { ok: true, payment: await readAfterForm(ctx, deps, found.call) };
}

async function take(
  form: ApplicationForm,
  applicationId: string,
  step: ApplicationStep,
): Promise<{ isRight: boolean; triesLeft: number }> {
  if (step.step === 'sign') return form.sign(applicationId, step.code);
  if (step.step === 'apply') await form.apply(applicationId, step.phone);
  else await form.explain(applicationId, step.inn);
  return { isRight: true, triesLeft: 0 };
}
