import { useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#app/parts/icon.tsx';
import type { IconName } from '#app/parts/icon-name.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import type { PieceScan } from './use-piece-scan.ts';
import styles from './scan-band.module.css';

const DIGITS = 4;
/** A scanner that types into the field goes on at once; a hand that has typed four digits does not. */
const REST_MS = 150;

type Tone = 'ready' | 'right' | 'wrong' | 'done';

const ICONS: Readonly<Record<Tone, IconName>> = {
  ready: 'scan',
  right: 'check',
  wrong: 'alert',
  done: 'check',
};

/** Asks for the next piece and says what the last scan was. */
export function ScanBand({ scan }: { scan: PieceScan }) {
  const { answer, wanted } = scan;
  const tone: Tone = answer?.tone ?? (wanted === null ? 'done' : 'ready');
  return (
    <div className={styles.root} data-tone={tone}>
      <Icon name={ICONS[tone]} size={22} />
      <div className={styles.text}>
        <p role="status">
          <b>{titleOf(scan)}</b>
        </p>
        {wanted === null ? <small>Все бирки сошлись.</small> : <Manual key={wanted.uinHead} scan={scan} />}
      </div>
    </div>
  );
}

function titleOf({ answer, wanted }: PieceScan): string {
  if (answer !== null) return answer.text;
  return wanted === null ? 'Всё сверено' : `Отсканируйте бирку: ${wanted.name}`;
}

/** The last four digits by hand, for a tag that cannot be read. */
function Manual({ scan }: { scan: PieceScan }) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useKeys(
    useMemo(
      () => [{ code: 'F2', shown: 'F2', does: 'цифры бирки вручную', run: () => field.current?.focus() }],
      [],
    ),
  );
  const { typeIn } = scan;
  useEffect(() => {
    if (typed.length < DIGITS) return;
    const timer = setTimeout(() => {
      setTyped('');
      typeIn(typed);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, typeIn]);
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
          setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, DIGITS));
        }}
      />
      <span>в журнале будет «вручную»</span>
    </label>
  );
}
