import { useState } from 'react';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { ReturnDenial } from '@yahont/contracts/returns/return-lists.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { call } from '#app/lib/calls/call.ts';
import { refuseReturn } from '#app/lib/calls/routes/returns.ts';
import { RETURN_DENIAL } from '#app/lib/words/returns.ts';
import { refusedText, useReturnDeeds } from '../data/use-return.ts';
import styles from '#app/blocks/orders/deeds/deeds.module.css';

const DENIALS: readonly ReturnDenial[] = [
  'worn',
  'damaged',
  'tag-missing',
  'not-our-piece',
  'made-to-order',
  'no-defect-found',
  'other',
];

/** The reason from a list is counted, the words are read by the buyer. */
export function RefuseDialog({ one, onClose }: { one: OfficeReturn; onClose: () => void }) {
  const { keep } = useReturnDeeds();
  const [denial, setDenial] = useState<ReturnDenial | null>(null);
  const [fault, setFault] = useState<string>();
  return (
    <DeedDialog
      title={`Отказать в возврате ${one.number}`}
      happens="Покупатель прочтёт причину и ваши слова. Изделие, если оно здесь, возвращается ему."
      button="Отказать"
      isDanger
      hasReason
      reasonLabel="Слова для покупателя"
      onClose={onClose}
      isFine={() => {
        setFault(denial === null ? 'Выберите причину' : undefined);
        return denial !== null;
      }}
      refused={refusedText}
      act={async (words) => {
        keep(
          await call(refuseReturn, {
            params: { id: one.id },
            body: { denial: denial ?? 'other', words },
          }),
        );
        return `${one.number}: отказ отправлен покупателю`;
      }}
    >
      <label className={styles.select}>
        Причина
        <select
          value={denial ?? ''}
          onChange={({ target: { value } }) => setDenial(DENIALS.find((known) => known === value) ?? null)}
        >
          <option value="">Выберите</option>
          {DENIALS.map((known) => (
            <option key={known} value={known}>
              {RETURN_DENIAL[known]}
            </option>
          ))}
        </select>
        <span className={styles.fault} role="alert">
          {fault}
        </span>
      </label>
    </DeedDialog>
  );
}
