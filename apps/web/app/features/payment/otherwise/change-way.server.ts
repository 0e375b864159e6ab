import { changeWay } from '@yahont/contracts/payment/otherwise.ts';
import { PAYMENT_KINDS, type PaymentKind } from '@yahont/values/sums/tenders.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { readText } from '#app/base/forms/form-text.ts';
import { startQuietly } from '../pay-action.server.ts';
import { changeMessage } from './way-words.ts';

export type ChangeResult =
  /** The page to continue on. */
  | { ok: true; page: string }
  | {
      ok: false;
      message: string;
      /** The chosen way; null when none was chosen. */
      kind: PaymentKind | null;
    };

/** Changes the way to pay as the form says. Sending it twice has no further effect. */
export async function changeWayFromForm(
  api: CallApi,
  orderId: number,
  form: FormData,
): Promise<ChangeResult> {
  const asked = readText(form, 'kind');
  const kind = PAYMENT_KINDS.find((one) => one === asked) ?? null;
  if (kind === null) return { ok: false, kind, message: 'Выберите, как заплатить.' };
  try {
    const changed = await api(changeWay, { params: { id: orderId }, body: { kind } });
    if (changed.isPaid) return { ok: true, page: donePage(orderId) };
    const page = PAGE_OF[changed.kind](orderId);
    if (page === payPage(orderId)) await startQuietly(api, orderId);
    return { ok: true, page };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context = {} } = error.problem;
    return { ok: false, kind, message: changeMessage({ code, context }) };
  }
}

const donePage = (id: number) => `/personal/order/done/${id}/`;
const payPage = (id: number) => `/cart/pay/?order=${id}`;

const PAGE_OF: Readonly<Record<PaymentKind, (orderId: number) => string>> = {
  card: payPage,
  sbp: payPage,
  sberpay: payPage,
  credit: payPage,
  parts: (id) => `/cart/parts/?order=${id}`,
  invoice: (id) => `/personal/order/${id}/invoice/`,
  cash: donePage,
  bonus: donePage,
};
