import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { Button } from '#app/parts/button.tsx';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { readyOrder } from '#app/lib/calls/routes/orders.ts';
import { say } from '#app/lib/look/toast.ts';
import { useOrderDeeds } from '#app/blocks/orders/data/use-order.ts';
import styles from './hand-over-form.module.css';

const PLACE_MAX = 80;

/** Where the collected order waits: the place is asked for, the buyer gets a message. */
export function ReadyForm({ order }: { order: OfficeOrder }) {
  const { keep, explain } = useOrderDeeds();
  const [place, setPlace] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const ready = useMutation({
    mutationFn: () => call(readyOrder, { params: { id: order.id }, body: { place } }),
    onMutate: () => setRefusal(undefined),
    onSuccess: (now) => {
      keep(now);
      say(`${order.number} готов, покупатель получит сообщение`);
    },
    onError: async (error) => setRefusal(await explain(error, order.id)),
  });
  return (
    <form
      className={styles.line}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = cleanTyped(place) === '';
        setFault(isEmpty ? 'Впишите, где заказ будет лежать' : undefined);
        if (!isEmpty && !ready.isPending) ready.mutate();
      }}
    >
      <div role="alert" className={styles.fault}>
        {refusal !== undefined && <Note tone="bad">{refusal}</Note>}
      </div>
      <div className={styles.place}>
        <Field
          label="Место: сейф и ячейка"
          value={place}
          error={fault}
          maxLength={PLACE_MAX}
          autoComplete="off"
          onChange={(event) => setPlace(event.target.value)}
        />
      </div>
      <Button type="submit" size="tall" isBusy={ready.isPending}>
        Готов к выдаче
      </Button>
    </form>
  );
}
