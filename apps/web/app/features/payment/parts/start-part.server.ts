import { startPart } from '@yahont/contracts/payment/parts.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { PART_KINDS } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { FormValues } from '#app/base/forms/define-form.ts';
import { refusalText, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { PART, readSum } from './part-rules.ts';

export type PartResult = {
  /** Fields that were refused. */
  wrong: readonly (typeof PART)['fields'][number][];
  /** Why the sum was refused; empty when there is no specific reason. */
  sumReason: string;
  /** Why the payment did not begin. */
  message: string | null;
  /** The typed values. */
  values: FormValues<(typeof PART)['fields'][number]>;
};

const bounds = ({ least, most, left }: { least: number; most: number; left: number }) =>
  least === most
    ? `Осталось ${formatRoubles(kopecks(left))}: их можно заплатить одной частью`
    : `Одной частью — от ${formatRoubles(kopecks(least))} до ${formatRoubles(kopecks(most))}, и чтобы остаток не был меньше 100 ₽`;

const TEXTS: RefusalTexts<typeof startPart> = {
  'part-refused': bounds,
  'way-unavailable': 'Так заплатить сейчас нельзя. Выберите другой способ.',
  'not-payable': 'Этот заказ уже не ждёт оплаты. Что с ним, видно на его странице.',
  'payment-provider-unavailable': 'Банк сейчас не отвечает. Заказ за вами: попробуйте через минуту.',
  'order-not-found': 'Такого заказа нет.',
};

/** Begins a partial payment; null on success, when the payment page follows. */
export async function startPartFromForm(
  api: CallApi,
  orderId: number,
  form: FormData,
): Promise<PartResult | null> {
  const values = PART.read(form);
  const nothing = { wrong: [], sumReason: '', message: null, values };
  const method = PART_KINDS.find((kind) => kind === values.method);
  const amount = readSum(values.amount);
  const wrong = PART.wrong(values);
  if (wrong.length > 0 || method === undefined || amount === null) return { ...nothing, wrong };
  try {
    await api(startPart, { params: { id: orderId }, body: { method, amount } });
    return null;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context = {} } = error.problem;
    const text = nbsp(
      refusalText<typeof startPart>(
        TEXTS,
        { code, context },
        'Не получилось. Попробуйте ещё раз через минуту.',
      ),
    );
    return code === 'part-refused'
      ? { ...nothing, wrong: ['amount'], sumReason: text }
      : { ...nothing, message: text };
  }
}
