import { Suspense, useState } from 'react';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import text from '#app/ui/text/text.module.css';
import styles from './size-banner.module.css';

const SizeGuide = lazyPart(async () => ({ default: (await import('./size-guide.tsx')).SizeGuide }));

/** Diameters of the drawn rings, millimetres. */
const RINGS = [15, 16, 17, 18, 19, 20, 21] as const;
const SCALE = 3.9;
const GAP = 10;
const BASE = 100.5;

type Ring = { size: number; x: number; r: number };

/** Side by side, with gaps. */
const DRAWN = RINGS.reduce<Ring[]>((row, size) => {
  const last = row.at(-1);
  const r = (size * SCALE) / 2;
  return [...row, { size, r, x: (last === undefined ? 0 : last.x + last.r) + GAP + r }];
}, []);
const WIDTH = DRAWN.reduce((end, { x, r }) => Math.max(end, x + r + GAP), 0);

/** A dark row in a listing of rings that opens the size guide. */
export function SizeBanner() {
  const [guide, setGuide] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <section className={styles.root} data-theme="dark" aria-label="Гид по размерам">
      <div className={styles.words}>
        <p className={`${text.eyebrow} ${styles.eyebrow}`}>Гид по размерам</p>
        <p className={styles.title}>{nbsp('Не знаете размер? Измерьте кольцо дома за минуту')}</p>
        <button type="button" className={styles.open} onClick={() => setGuide('open')}>
          <span>Открыть линейку</span>
          <Icon name="arrow-right" size={18} />
        </button>
      </div>
      <Rings />
      {guide !== 'never' && (
        <Suspense>
          <SizeGuide isOpen={guide === 'open'} size={null} onClose={() => setGuide('closed')} />
        </Suspense>
      )}
    </section>
  );
}

function Rings() {
  return (
    <svg className={styles.rings} viewBox={`0 0 ${WIDTH} 132`} aria-hidden="true">
      <path d={`M0 ${BASE}H${WIDTH}`} opacity="0.5" />
      {DRAWN.map(({ size, x, r }) => (
        <g key={size}>
          <circle cx={x} cy={BASE - 0.5 - r} r={r} />
          <circle cx={x} cy={BASE - 0.5 - r} r={r - 3} opacity="0.5" />
          <text x={x} y={124}>
            {size}
          </text>
        </g>
      ))}
    </svg>
  );
}
