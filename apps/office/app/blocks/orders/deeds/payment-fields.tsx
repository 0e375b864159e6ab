import { Field } from '#app/parts/field.tsx';
import { Tick } from '#app/parts/tick.tsx';
import type { Fiscal, FiscalFaults, UsedPayment } from '../data/use-payment.ts';
import styles from './payment-fields.module.css';

type FiscalProps = { fiscal: Fiscal; faults: FiscalFaults; onChange: (fiscal: Fiscal) => void };

/** The three numbers that a till prints on a receipt. */
export function FiscalFields({ fiscal, faults, onChange }: FiscalProps) {
  return (
    <div className={styles.numbers}>
      <Field
        label="ФД, номер документа"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={fiscal.document}
        error={faults.document}
        onChange={(event) => onChange({ ...fiscal, document: event.target.value })}
      />
      <Field
        label="ФН, номер накопителя"
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={fiscal.storage}
        error={faults.storage}
        onChange={(event) => onChange({ ...fiscal, storage: event.target.value })}
      />
      <Field
        label="ФПД, фискальный признак"
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        value={fiscal.sign}
        error={faults.sign}
        onChange={(event) => onChange({ ...fiscal, sign: event.target.value })}
      />
    </div>
  );
}

/** Cash or card, with the receipt of the till or without it. */
export function PaymentFields({ used, sum }: { used: UsedPayment; sum: string }) {
  const { payment, setPayment, faults } = used;
  return (
    <fieldset className={styles.payment}>
      <legend>Взять {sum}</legend>
      <div className={styles.ways}>
        {(['cash', 'card'] as const).map((by) => (
          <label key={by} className={styles.way}>
            <input
              type="radio"
              name="taken-by"
              checked={payment.by === by}
              onChange={() => setPayment({ ...payment, by })}
            />
            {by === 'cash' ? 'Наличными' : 'Картой на терминале'}
          </label>
        ))}
        <Tick
          checked={payment.hasFiscal}
          onChange={(event) => setPayment({ ...payment, hasFiscal: event.target.checked })}
        >
          Чек пробит на кассе: вписать его номера
        </Tick>
      </div>
      {payment.hasFiscal ? (
        <FiscalFields
          fiscal={payment.fiscal}
          faults={faults}
          onChange={(fiscal) => setPayment({ ...payment, fiscal })}
        />
      ) : (
        <p className={styles.hint}>Без номеров чек сообщит сама касса.</p>
      )}
    </fieldset>
  );
}
