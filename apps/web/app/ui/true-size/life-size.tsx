import { Suspense, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { readScreenScale, subscribeToScreenScale } from './screen-scale.ts';
import text from '#app/ui/text/text.module.css';
import styles from './life-size.module.css';

const CardGauge = lazyPart(async () => ({ default: (await import('./card-gauge.tsx')).CardGauge }));

type Props = {
  /** Width of the drawing, millimetres. */
  widthMm: number;
  /** A drawing that fills its container. */
  children: ReactNode;
};

/**
 * A drawing in natural size. Before the screen is measured, a CSS millimetre is used, which is exact on few
 * screens, so the text says «примерно» until then.
 */
export function LifeSize({ widthMm, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const pixels = useSyncExternalStore(subscribeToScreenScale, measured, notMeasured);
  const size = {
    '--width-mm': widthMm,
    ...(pixels === null ? {} : { '--screen-mm': `${pixels}px` }),
  } as CSSProperties;
  return (
    <div className={styles.root}>
      <span className={styles.drawing} style={size}>
        {children}
      </span>
      <p className={text.note}>
        <span>{pixels === null ? 'Примерно в натуральную величину' : 'В натуральную величину'}</span>
        <button type="button" className={styles.measure} onClick={() => setOpen(true)}>
          Уточнить по&nbsp;банковской карте
        </button>
      </p>
      {isOpen && (
        <Suspense>
          <CardGauge onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function measured(): number | null {
  return readScreenScale(localStorage);
}

function notMeasured(): null {
  return null;
}
