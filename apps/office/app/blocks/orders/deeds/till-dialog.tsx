import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeParts, TillMethod } from '@yahont/contracts/office/money/till-parts.ts';
import { formatRoubles, kopecks, type Kopecks } from '@yahont/values/money.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { recordTillPart, recordTillRefund } from '#app/lib/calls/routes/orders.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { partsKey } from '../data/parts-key.ts';
import { refusedText } from '../data/refused.ts';
import { EMPTY_FISCAL, fiscalFaults, type FiscalFaults } from '../data/use-payment.ts';
import { FiscalFields } from './payment-fields.tsx';
import styles from './deeds.module.css';

export type TillDeed =
  | { kind: 'part'; left: Kopecks }
  | { kind: 'refund'; refundId: string; amount: Kopecks };

type Props = { deed: TillDeed; parts: OfficeParts; storeId: number | null; onClose: () => void };

const METHODS: readonly { method: TillMethod; name: string }[] = [
  { method: 'cash', name: 'Наличные' },
  { method: 'card', name: 'Карта' },
];

/** A part that a till took, or gave back, with the numbers of its receipt. */
export function TillDialog({ deed, parts, storeId, onClose }: Props) {
  const cache = useQueryClient();
  const stores = useStores();
  const [till, setTill] = useState(storeId ?? 0);
  const [method, setMethod] = useState<TillMethod>('cash');
  const [amount, setAmount] = useState('');
  const [fiscal, setFiscal] = useState(EMPTY_FISCAL);
  const [faults, setFaults] = useState<FiscalFaults & { amount?: string; till?: string }>({});
  const isPart = deed.kind === 'part';
  const sum = readRoubles(amount);
  return (
    <DeedDialog
      title={isPart ? 'Принять часть в кассе' : `Вернуть ${formatRoubles(deed.amount)} в кассе`}
      happens={
        isPart
          ? `Осталось ${formatRoubles(deed.left)}. Сначала пробейте чек предоплаты, потом впишите его номера.`
          : 'Сначала пробейте чек возврата, потом впишите его номера.'
      }
      button={isPart ? 'Записать часть' : 'Записать возврат'}
      onClose={onClose}
      isFine={() => {
        const found = {
          ...fiscalFaults(fiscal),
          ...(till === 0 ? { till: 'Выберите магазин' } : {}),
          ...(isPart && sum === null ? { amount: 'Впишите сумму в рублях: 15 000 или 15000,50' } : {}),
        };
        setFaults(found);
        return Object.keys(found).length === 0;
      }}
      refused={(error) => {
        if (codeOf(error) === 'changed-meanwhile')
          void cache.invalidateQueries({ queryKey: partsKey(parts.orderId) });
        return refusedText(error);
      }}
      act={async () => {
        const options = { version: parts.version };
        const common = { storeId: till, method, fiscal };
        const params = { id: parts.orderId };
        const now =
          deed.kind === 'part'
            ? await call(recordTillPart, { params, body: { ...common, amount: sum ?? 0 } }, options)
            : await call(recordTillRefund, { params, body: { ...common, refundId: deed.refundId } }, options);
        cache.setQueryData(partsKey(parts.orderId), now);
        await cache.invalidateQueries({ queryKey: ['order', parts.orderId] });
        return deed.kind === 'part' ? 'Часть записана' : 'Возврат записан';
      }}
    >
      <div className={styles.pair}>
        <label className={styles.select}>
          Касса магазина
          <select value={till} onChange={(event) => setTill(Number(event.target.value))}>
            <option value={0}>Выберите</option>
            {(stores.data ?? []).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <span className={styles.fault}>{faults.till}</span>
        </label>
        <label className={styles.select}>
          Чем
          <select
            value={method}
            onChange={({ target: { value } }) =>
              setMethod(METHODS.find((one) => one.method === value)?.method ?? 'cash')
            }
          >
            {METHODS.map((one) => (
              <option key={one.method} value={one.method}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
      </div>
      {isPart && (
        <Field
          label="Сумма, ₽"
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          value={amount}
          error={faults.amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      )}
      <FiscalFields fiscal={fiscal} faults={faults} onChange={setFiscal} />
    </DeedDialog>
  );
}

/** «15 000,50» in kopecks; null for anything that is not a sum. */
function readRoubles(typed: string): Kopecks | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(typed.replaceAll(/\s/g, ''));
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const sum = kopecks(Number(whole) * 100 + Number(fraction.padEnd(2, '0')));
  return sum > 0 ? sum : null;
}
