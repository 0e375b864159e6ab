import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FiscalNumbers, StuckReceipt } from '@yahont/contracts/office/money/receipts.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { DialogButtons } from '#app/parts/dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { recordReceiptMade } from '#app/lib/calls/routes/money.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { RECEIPTS_KEY } from '../money-keys.ts';
import styles from './stuck-receipts.module.css';

type Errors = Partial<Record<keyof FiscalNumbers, string>>;

const FIELDS: readonly { name: keyof FiscalNumbers; label: string; most: number }[] = [
  { name: 'document', label: 'ФД', most: 10 },
  { name: 'storage', label: 'ФН', most: 16 },
  { name: 'sign', label: 'ФПД', most: 10 },
];

/** The three numbers of a receipt that a till has made. */
export function FiscalForm({ receipt, onClose }: { receipt: StuckReceipt; onClose: () => void }) {
  const { id, orderNumber, amount } = receipt;
  const cache = useQueryClient();
  const [fiscal, setFiscal] = useState<FiscalNumbers>({ document: '', storage: '', sign: '' });
  const [errors, setErrors] = useState<Errors>({});
  const sum = formatRoubles(amount);
  const made = useMutation({
    mutationFn: () =>
      call(
        recordReceiptMade,
        { params: { id }, body: { fiscal } },
        { about: `Записать чек ${sum} по заказу ${orderNumber}: ФД ${fiscal.document}.` },
      ),
    onSuccess: () => {
      say(`Чек ${sum} записан`);
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: RECEIPTS_KEY }),
  });
  function submit(): void {
    const found: Errors = Object.fromEntries(
      FIELDS.flatMap(({ name, most }) =>
        new RegExp(String.raw`^\d{1,${most}}$`).test(fiscal[name])
          ? []
          : [[name, `Цифры с чека, до ${most}`]],
      ),
    );
    setErrors(found);
    if (Object.keys(found).length === 0 && !made.isPending) made.mutate();
  }
  return (
    <form
      className={styles.fiscal}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={styles.fields}>
        {FIELDS.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            value={fiscal[name]}
            error={errors[name]}
            onChange={(event) => setFiscal({ ...fiscal, [name]: event.target.value.replaceAll(/\s/g, '') })}
          />
        ))}
      </div>
      {made.isError && (
        <div role="alert">
          <Note tone="bad">
            {codeOf(made.error) === 'receipt-not-stuck'
              ? 'Этим чеком уже занялись.'
              : failureText(made.error)}
          </Note>
        </div>
      )}
      <DialogButtons>
        <Button type="submit" isBusy={made.isPending}>
          Записать чек {sum}
        </Button>
        <Button look="bare" onClick={onClose}>
          Отмена
        </Button>
      </DialogButtons>
    </form>
  );
}
