import type { FoundRingSize } from '@yahont/values/measures/find-ring-size.ts';
import { formatRingSize, ringSizeToQuery, type RingSize } from '@yahont/values/measures/ring-size.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './found-size.module.css';

type Props = {
  /** Null while the typed text is not a measure. */
  found: FoundRingSize | null;
};

/** The size in large figures, with rings of this size. */
export function FoundSize({ found }: Props) {
  return (
    <div className={styles.root} role="status">
      <p className={text.note}>Ваш размер</p>
      <p className={styles.size}>{found?.isSold === true ? formatRingSize(found.size) : '—'}</p>
      <p className={styles.note}>{noteOf(found)}</p>
      {found !== null && <RingsLink size={found.isSold ? found.size : found.nearest} />}
    </div>
  );
}

function RingsLink({ size }: { size: RingSize }) {
  return (
    <ArrowLink href={`/catalog/koltsa/?size=${ringSizeToQuery(size)}`}>
      Кольца {formatRingSize(size)}&nbsp;размера
    </ArrowLink>
  );
}

function noteOf(found: FoundRingSize | null): string {
  if (found === null) return 'Введите число в\u00A0миллиметрах или размер с\u00A0кольца.';
  const diameter = found.diameterMm.toFixed(1).replace('.', ',');
  if (found.isSold) return `Диаметр изнутри ${diameter}\u00A0мм. Между двумя размерами берите больший.`;
  return `Диаметр изнутри ${diameter}\u00A0мм: такого размера в\u00A0витрине нет. Ближайший —\u00A0${formatRingSize(found.nearest)}, подгоним в\u00A0мастерской.`;
}
