import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Button } from '#app/parts/button.tsx';
import { Field } from '#app/parts/field.tsx';
import { Note } from '#app/parts/note.tsx';
import { Tick } from '#app/parts/tick.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { handOverOrder } from '#app/lib/calls/routes/orders.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import { say } from '#app/lib/look/toast.ts';
import { signalWrong } from '#app/lib/scan/signals.ts';
import { refusedText } from '#app/blocks/orders/data/refused.ts';
import { useOrderDeeds } from '#app/blocks/orders/data/use-order.ts';
import { usePayment } from '#app/blocks/orders/data/use-payment.ts';
import { PaymentFields } from '#app/blocks/orders/deeds/payment-fields.tsx';
import styles from './hand-over-form.module.css';

const CODE_MAX = 20;

type Props = { order: OfficeOrder; /** Pieces still to be scanned. */ left: number };

/** Who the buyer is, what is paid, and the hand-over. A courier asks for no code. */
export function HandOverForm({ order, left }: Props) {
  const inStore = order.storeId !== null;
  const codeField = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [isPassportSeen, setPassportSeen] = useState(false);
  const { handing, fault, codeFault, setCodeFault } = useHandOver(order);
  const paying = usePayment();
  const isKnown = !inStore || isPassportSeen || code.trim() !== '';
  useKeys(
    useMemo(
      () => [
        {
          code: 'KeyB',
          shown: 'B',
          does: 'выдать заказ',
          run: () => {
            if (isKnown) form.current?.requestSubmit();
            else codeField.current?.focus();
          },
        },
      ],
      [isKnown],
    ),
  );
  const isReady = left === 0 && isKnown;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady || handing.isPending) return;
        const paid = order.due > 0 ? paying.check() : null;
        if (order.due === 0 || paid !== null)
          handing.mutate({ paid, code: inStore && !isPassportSeen ? code : null });
      }}
    >
      {inStore && (
        <div className={styles.checks}>
          <Field
            ref={codeField}
            label="Код из СМС, называет покупатель"
            inputMode="numeric"
            autoComplete="off"
            maxLength={CODE_MAX}
            value={code}
            error={codeFault}
            readOnly={isPassportSeen}
            onChange={(event) => {
              setCode(event.target.value);
              setCodeFault(undefined);
            }}
          />
          <Tick
            look="card"
            checked={isPassportSeen}
            onChange={(event) => {
              setPassportSeen(event.target.checked);
              setCodeFault(undefined);
            }}
          >
            <b>Паспорт показан</b>
            <small>кода нет: имя сверено, данные не записываем</small>
          </Tick>
        </div>
      )}
      {order.due > 0 && <PaymentFields used={paying} sum={formatRoubles(order.due)} />}
      <div className={styles.act}>
        <div role="alert" className={styles.fault}>
          {fault !== undefined && <Note tone="bad">{fault}</Note>}
        </div>
        <Button type="submit" size="tall" hotKey="B" isOff={!isReady} isBusy={handing.isPending}>
          {order.due > 0 ? `Взять ${formatRoubles(order.due)} и выдать` : 'Выдать заказ'}
        </Button>
        <span className={styles.hint}>{leftText({ left, isKnown })}</span>
      </div>
    </form>
  );
}

type HandOver = {
  paid: ReturnType<ReturnType<typeof usePayment>['check']>;
  /** Said by the buyer; null: the passport was seen, or a courier hands it over. */
  code: string | null;
};

/** The call, and what it was refused for. */
function useHandOver(order: OfficeOrder) {
  const { keep, explain } = useOrderDeeds();
  const [codeFault, setCodeFault] = useState<string>();
  const [fault, setFault] = useState<string>();
  const handing = useMutation({
    mutationFn: ({ paid, code }: HandOver) =>
      call(handOverOrder, {
        params: { id: order.id },
        body: {
          ...(code === null ? {} : { code }),
          ...(paid === null || order.due === 0 ? {} : { paid }),
        },
      }),
    onMutate: () => {
      setFault(undefined);
      setCodeFault(undefined);
    },
    onSuccess: (now) => {
      keep(now);
      say(`${order.number} выдан`);
    },
    onError: async (error) => {
      signalWrong();
      if (codeOf(error) === 'wrong-code') setCodeFault(refusedText(error));
      else setFault(await explain(error, order.id));
    },
  });
  return { handing, fault, codeFault, setCodeFault };
}

/** What is missing beside a button that cannot be pressed yet. */
function leftText({ left, isKnown }: { left: number; isKnown: boolean }): string {
  const scans = left > 0 ? countOf(left, ['скан', 'скана', 'сканов']) : '';
  const parts = [scans, isKnown ? '' : 'код из СМС или паспорт'].filter(Boolean);
  return parts.length === 0
    ? 'Всё сверено. Закрывающий чек и бонусы уйдут сами.'
    : `Осталось: ${parts.join(' и ')}.`;
}
