import { useState } from 'react';
import type { BankLine } from '@yahont/contracts/office/money/bank-lines.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { Dialog, DialogButtons } from '#app/parts/dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import styles from './statement.module.css';

export const FIND_ORDER = 'find';

type Props = { line: BankLine; onFound: (orderId: number) => void; onClose: () => void };

/** The number of the order that a transfer pays, as the buyer or the letter says it. */
export function FindOrderDialog({ line, onFound, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog title="Найти заказ перевода" width="narrow" onClose={onClose}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const number = /^(?:[Яя]-?)?(\d{3,9})$/.exec(typed.trim())?.[1];
          if (number === undefined) setError('Номер заказа, как в письме: Я-100216');
          else onFound(Number(number));
        }}
      >
        <Note>
          {formatRoubles(line.amount)} от {line.other}: «{line.purpose}»
        </Note>
        <Field
          label="Номер заказа"
          autoComplete="off"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.target.value)}
        />
        <DialogButtons>
          <Button type="submit">Открыть счёт заказа</Button>
          <Button look="bare" onClick={onClose}>
            Отмена
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
