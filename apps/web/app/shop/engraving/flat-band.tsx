import { useId, useEffect, useRef, useState } from 'react';
import { NBSP } from '@yahont/values/digits.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { decimal } from '#app/shop/stone-drawings/figures.ts';
import { FACE_STYLE } from './face-style.tsx';
import { MetalStops } from './metal-stops.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './flat-band.module.css';

type Props = {
  engraving: Engraving;
  /** Hundredths of a millimetre. */
  size: number;
};

/** Units of the drawing per millimetre. */
const MM = 10;
/** Height of the letters, millimetres: capitals are 1.6 mm high. */
const LETTERS_MM = 2.5;
const BAND_MM = 4;

/**
 * The band of a ring unrolled at its true length, with a ruler: shows how much of it the inscription takes.
 */
export function FlatBand({ engraving, size }: Props) {
  const id = useId();
  const { text: engraved, face } = engraving;
  const lengthMm = (size / 100) * Math.PI;
  const width = lengthMm * MM;
  const { className, scale } = FACE_STYLE[face];
  const words = useRef<SVGTextElement>(null);
  const [wordsMm, setWordsMm] = useState<number | null>(null);
  // Measured in the browser, which knows the typeface; again when its file is loaded.
  useEffect(() => {
    const measure = () => setWordsMm((words.current?.getComputedTextLength() ?? 0) / MM);
    measure();
    void document.fonts.ready.then(measure);
  }, [engraved, face]);
  return (
    <div className={styles.root}>
      <svg viewBox={`-2 0 ${width + 4} ${BAND_MM * MM + 26}`} aria-hidden="true" className={styles.picture}>
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <MetalStops
            stops={[
              [0, 'mid'],
              [0.3, 'glint'],
              [0.7, 'light'],
              [1, 'mid'],
            ]}
          />
        </linearGradient>
        <rect width={width} height={BAND_MM * MM} fill={`url(#${id})`} />
        <text
          ref={words}
          x={width / 2}
          y={(BAND_MM * MM) / 2 + LETTERS_MM * MM * scale * 0.32}
          fontSize={LETTERS_MM * MM * scale}
          textAnchor="middle"
          className={className}
        >
          <tspan className={styles.cut}>{engraved}</tspan>
        </text>
        <path className={styles.ruler} d={ticks(lengthMm)} />
      </svg>
      <p className={`${text.note} ${styles.words}`}>
        <span>{nbsp(`Шинка в развёртке, ${decimal(lengthMm, 1)} мм`)}</span>
        <span>{`${wordsMm === null ? '' : `надпись ${Math.round(wordsMm)}${NBSP}мм, `}буквы 1,6${NBSP}мм`}</span>
      </p>
    </div>
  );
}

/** A tick for each millimetre, longer at fives and tens. */
function ticks(lengthMm: number): string {
  const heights = Array.from({ length: Math.floor(lengthMm) + 1 }, (_, mm) => heightOf(mm));
  return heights.map((height, mm) => `M${mm * MM} ${BAND_MM * MM + 6}v${height}`).join('');
}

function heightOf(mm: number): number {
  if (mm % 10 === 0) return 14;
  return mm % 5 === 0 ? 10 : 6;
}
