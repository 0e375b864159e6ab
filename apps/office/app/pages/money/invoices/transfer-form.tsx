import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeInvoice } from '@yahont/contracts/office/money/invoices.ts';
import type { StatementLine } from '@yahont/contracts/office/money/statements.ts';
import { normalizePaymentOrder } from '@yahont/values/invoice/payment-order.ts';
import { formatRoubles, kopecks, type Kopecks } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { DialogButtons } from '#app/parts/dialog.tsx';
import { Field, TextArea } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import { countInvoicePart, recordInvoicePayment, recordInvoiceRefund } from '#app/lib/calls/routes/money.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { reasonFault } from '#app/lib/words/reason.ts';
import { INVOICES_KEY } from '../money-keys.ts';
import { parseRoubles } from './parse-roubles.ts';
import styles from './invoices.module.css';

export type Deed = {
  /** Money that came, money that was sent back, or counting what is here as a part. */
  kind: 'in' | 'out' | 'count';
  refundId: string | null;
  amount: Kopecks | null;
};

type Props = {
  invoice: OfficeInvoice;
  deed: Deed;
  transfer?: Pick<StatementLine, 'paymentOrder' | 'date'>;
  onBack: () => void;
  onDone: () => void;
};
type Errors = { paymentOrder?: string; date?: string; amount?: string; reason?: string };

/** Number, date and sum of a transfer, as the statement of the bank has them. */
export function TransferForm({ invoice, deed, transfer, onBack, onDone }: Props) {
  const cache = useQueryClient();
  const [typed, setTyped] = useState({
    paymentOrder: transfer?.paymentOrder ?? '',
    date: transfer?.date ?? '',
    amount: deed.amount === null ? '' : plainRoubles(deed.amount),
    reason: '',
  });
  const [errors, setErrors] = useState<Errors>({});
  const amount = parseRoubles(typed.amount);
  const needsReason = deed.kind === 'out' && deed.refundId === null && !invoice.isPaid;
  const button = `${BUTTONS[deed.kind]} ${amount === null ? '' : formatRoubles(amount)}`.trim();
  const recording = useMutation({
    mutationFn: (sum: Kopecks) => record(invoice, deed, { ...typed, amount: sum, needsReason }),
    onSuccess: () => {
      say(`${DONE[deed.kind]}: заказ ${invoice.orderNumber}`);
      onDone();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: INVOICES_KEY }),
  });
  function submit(): void {
    const fault = needsReason ? reasonFault(typed.reason) : undefined;
    const found: Errors = {
      ...(deed.kind !== 'count' && normalizePaymentOrder(typed.paymentOrder) === null
        ? { paymentOrder: 'Номер платёжки из выписки' }
        : {}),
      ...(deed.kind !== 'count' && typed.date === '' ? { date: 'Дата из выписки' } : {}),
      ...(amount === null || amount < 1 ? { amount: 'Сумма в рублях: 74 000 или 74 000,50' } : {}),
      ...(fault === undefined ? {} : { reason: fault }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0 && amount !== null && !recording.isPending) recording.mutate(amount);
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {deed.kind !== 'count' && (
        <div className={styles.fields}>
          <Field
            label="Номер платёжки"
            autoComplete="off"
            value={typed.paymentOrder}
            error={errors.paymentOrder}
            onChange={(event) => setTyped({ ...typed, paymentOrder: event.target.value })}
          />
          <Field
            label="Дата"
            type="date"
            value={typed.date}
            error={errors.date}
            onChange={(event) => setTyped({ ...typed, date: event.target.value })}
          />
          <Field
            label="Сумма, ₽"
            inputMode="decimal"
            autoComplete="off"
            value={typed.amount}
            error={errors.amount}
            onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
          />
        </div>
      )}
      {needsReason && (
        <TextArea
          label="Почему деньги уходят, пока заказ ждёт оплаты"
          value={typed.reason}
          error={errors.reason}
          maxLength={500}
          onChange={(event) => setTyped({ ...typed, reason: event.target.value })}
        />
      )}
      {recording.isError && (
        <div role="alert">
          <Note tone="bad">{refusedText(recording.error)}</Note>
        </div>
      )}
      <DialogButtons>
        <Button type="submit" isBusy={recording.isPending}>
          {button}
        </Button>
        <Button look="bare" onClick={onBack}>
          Назад
        </Button>
      </DialogButtons>
    </form>
  );
}

const BUTTONS = { in: 'Записать перевод', out: 'Записать возврат', count: 'Зачесть' } as const;
const DONE = { in: 'Перевод записан', out: 'Возврат записан', count: 'Деньги зачтены' } as const;

type Sent = { paymentOrder: string; date: string; amount: Kopecks; reason: string; needsReason: boolean };

function record({ orderId, orderNumber, version }: OfficeInvoice, deed: Deed, sent: Sent) {
  const { paymentOrder, date, amount, reason, needsReason } = sent;
  const params = { id: orderId };
  const about = `${BUTTONS[deed.kind]} ${formatRoubles(amount)}: заказ ${orderNumber}${paymentOrder === '' ? '' : `, платёжка ${paymentOrder}`}.`;
  const options = { version, about };
  if (deed.kind === 'count') return call(countInvoicePart, { params }, options);
  const transfer = { paymentOrder, date, amount };
  if (deed.kind === 'in') return call(recordInvoicePayment, { params, body: transfer }, options);
  const body = { ...transfer, refundId: deed.refundId, reason: needsReason ? reason : null };
  return call(recordInvoiceRefund, { params, body }, options);
}

const CODES = {
  'invoice-not-found': true,
  'changed-meanwhile': true,
  'another-sum': true,
  'in-the-future': true,
  'not-due': true,
  'reason-needed': true,
} as const;

function refusedText(error: unknown): string {
  const refusal = refusalOf(recordInvoiceRefund, CODES, error);
  switch (refusal?.code) {
    case 'changed-meanwhile':
      return 'Заказ тем временем изменился: счёт обновлён, проверьте суммы и повторите.';
    case 'another-sum':
      return `Эта платёжка уже записана с суммой ${formatRoubles(refusal.facts.amount)}.`;
    case 'in-the-future':
      return 'Дата перевода в будущем: проверьте её.';
    case 'not-due':
      return refusal.facts.due === 0
        ? 'Возвращать по этому счёту нечего.'
        : `Вернуть можно ${formatRoubles(refusal.facts.due)}.`;
    case 'reason-needed':
      return 'Заказ ещё ждёт оплаты: закройте окно и укажите причину возврата.';
    case 'invoice-not-found':
      return 'Счёта по этому заказу больше нет.';
    case undefined:
      return failureText(error);
  }
}

function plainRoubles(amount: Kopecks): string {
  return formatRoubles(kopecks(amount)).replace(/\s*₽$/, '');
}
