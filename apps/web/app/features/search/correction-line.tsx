import type { SearchCorrection } from '@yahont/contracts/search/search.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import styles from './correction-line.module.css';

type Props = { correction: SearchCorrection };

const REASONS: Readonly<Record<SearchCorrection['reason'], string>> = {
  typo: 'Исправили опечатку.',
  layout: 'Исправили раскладку.',
  translit: 'Прочитали латинские буквы как русские.',
  translated: 'Перевели с\u00A0английского.',
  'unknown-words': 'Нашлись не\u00A0все слова.',
  'nearest-length': 'Такой длины нет, показали ближайшие.',
};

/** Says which query was searched instead of the typed one, with a link to the exact results. */
export function CorrectionLine({ correction: { reason, typed, exactUrl } }: Props) {
  return (
    <p className={styles.root} role="status">
      <Icon name="return" size={16} />
      <span>
        {REASONS[reason]} Искать точно{' '}
        <A className={styles.link} href={exactUrl}>
          «{typed}»
        </A>
      </span>
    </p>
  );
}
