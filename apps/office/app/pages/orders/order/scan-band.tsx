import { useMemo, useRef, useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { Icon } from '#app/parts/icon.tsx';
import type { IconName } from '#app/parts/icon-name.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import type { OrderScan } from './use-order-scan.ts';
import styles from './scan-band.module.css';

const DIGITS = 4;

type Tone = 'ready' | 'right' | 'wrong' | 'done';

const ICONS: Readonly<Record<Tone, IconName>> = {
  ready: 'scan',
  right: 'check',
  wrong: 'alert',
  done: 'check',
};

/** Asks for the next piece and says what the last scan was. */
export function ScanBand({ order, scan }: { order: OfficeOrder; scan: OrderScan }) {
  const { answer, wanted } = scan;
  const tone: Tone = answer?.tone ?? (wanted === null ? 'done' : 'ready');
  return (
    <div className={styles.root} data-tone={tone}>
      <Icon name={ICONS[tone]} size={22} />
      <div className={styles.text}>
        <p role="status">
          <b>{titleOf({ order, scan })}</b>
        </p>
        {wanted === null ? (
          <small>Все бирки сошлись с заказом.</small>
        ) : (
          <Manual key={wanted.uinHead} scan={scan} />
        )}
      </div>
    </div>
  );
}

function titleOf({ order, scan: { answer, wanted } }: { order: OfficeOrder; scan: OrderScan }): string {
  if (answer !== null) return answer.text;
  if (wanted === null) return order.pieces.length === 0 ? 'Сканировать нечего' : 'Всё сверено';
  return `Отсканируйте бирку: ${wanted.name}`;
}

/** The last four digits by hand, for a tag that cannot be read. */
function Manual({ scan }: { scan: OrderScan }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useKeys(
    useMemo(
      () => [{ code: 'F2', shown: 'F2', does: 'цифры бирки вручную', run: () => field.current?.focus() }],
      [],
    ),
  );
  return (
    <label className={styles.manual}>
      <span>Сканер готов. Бирка не читается? 4 последние цифры:</span>
      <input
        ref={field}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        maxLength={DIGITS}
        aria-label="Последние 4 цифры УИН"
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS);
          setTyped(digits);
          if (digits.length < DIGITS || scan.isBusy) return;
          setTyped('');
          scan.typeIn(digits);
        }}
      />
      <span>в журнале будет «вручную»</span>
    </label>
  );
}
