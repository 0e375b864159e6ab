import { Across, Down, DrawingSheet } from './drawing-parts.tsx';
import { millimetres } from './millimetres.ts';
import styles from './drawing-lines.module.css';

type Props = { widthMm10: number; kind: 'chain' | 'bracelet' };

const LEFT = 40;
const RIGHT = 300;
const CENTRE_Y = 178;
/** Pixels per millimetre. */
const SCALE = 16;
const RULER_MM = 10;
const RULER_Y = 330;

/** A section of a chain or a bracelet, its width true to scale, with a ruler of one centimetre. */
export function StripDrawing({ widthMm10, kind }: Props) {
  const width = (widthMm10 / 10) * SCALE;
  const [top, bottom] = [CENTRE_Y - width / 2, CENTRE_Y + width / 2];
  const ruler = (RULER_MM * SCALE) / 2;
  const middle = (LEFT + RIGHT) / 2;
  const name = kind === 'chain' ? 'Ширина цепи' : 'Ширина браслета';
  return (
    <DrawingSheet label={`Чертёж: ${name.toLowerCase()} ${millimetres(widthMm10 / 10)}`} caption={name}>
      <path
        className={styles.outline}
        d={`M${LEFT} ${top}H${RIGHT}M${LEFT} ${bottom}H${RIGHT}${ragged(LEFT, top, bottom)}${ragged(RIGHT, top, bottom)}`}
      />
      <Down from={top} to={bottom} at={RIGHT + 40} text={millimetres(widthMm10 / 10)} />
      <Across from={middle - ruler} to={middle + ruler} at={RULER_Y} text={millimetres(RULER_MM)} />
    </DrawingSheet>
  );
}

/** The ragged edge where a drawing is cut off. */
function ragged(x: number, top: number, bottom: number): string {
  const [step, y] = [(bottom - top) / 4, top];
  return `M${x} ${y}l4 ${step}l-8 ${step}l8 ${step}l-4 ${step}`;
}
