import { useState } from 'react';
import { Button } from '#app/parts/button.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Note } from '#app/parts/note.tsx';
import { Tick } from '#app/parts/tick.tsx';
import styles from './backup-codes.module.css';

type Props = { codes: readonly string[]; next: string; onDone: () => void };

/** Codes that are shown once: one goes on only after saying that they are kept. */
export function BackupCodes({ codes, next, onDone }: Props) {
  const [isKept, setKept] = useState(false);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  return (
    <div className={styles.root}>
      <Note tone="wait">
        Коды показаны один раз. Каждый заменяет код из приложения и действует однажды. Храните их не в
        телефоне.
      </Note>
      <ol className={styles.codes} data-printed="">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.row}>
        <Button
          look="quiet"
          onClick={() => {
            navigator.clipboard.writeText(codes.join('\n')).then(
              () => setCopied('yes'),
              () => setCopied('no'),
            );
          }}
        >
          <Icon name="copy" size={16} />
          Скопировать
        </Button>
        <Button look="quiet" onClick={() => window.print()}>
          <Icon name="print" size={16} />
          Напечатать
        </Button>
        <span role="status" className={styles.said}>
          {copied === 'yes' && 'Скопировано'}
          {copied === 'no' && 'Браузер не дал скопировать: выделите коды и скопируйте сами'}
        </span>
      </div>
      <Tick checked={isKept} onChange={(event) => setKept(event.target.checked)}>
        Сохранил: коды лежат там, где я их найду без телефона
      </Tick>
      <div className={styles.row}>
        <Button size="tall" isOff={!isKept} onClick={onDone}>
          {next}
        </Button>
        {!isKept && <span className={styles.said}>Сначала сохраните коды</span>}
      </div>
    </div>
  );
}
