import { Across, Down, DrawingSheet } from './drawing-parts.tsx';
import { millimetres } from './millimetres.ts';
import { outsideOf, type Head } from './stone-measures.ts';
import { isFaceted, stoneOutline } from './stone-outline.ts';
import styles from './drawing-lines.module.css';

type Props = { head: Head; hangs: boolean };

const CENTRE_X = 182;
const CENTRE_Y = 190;
/** Drawn length of the longest side. */
const LARGEST = 190;
const MAX_SCALE = 26;
const RULER_Y = 356;
const RULER_MM = 10;

/** The main stone of earrings, a pendant or a brooch in its setting, from above, with a ruler of one centimetre. */
export function StoneDrawing({ head, hangs }: Props) {
  const outside = outsideOf(head);
  const isReckoned = isFaceted(head.cut);
  const scale = Math.min(MAX_SCALE, LARGEST / Math.max(outside.width, outside.length));
  const [a, b] = [(outside.width / 2) * scale, (outside.length / 2) * scale];
  const box = (share: number) => ({
    x: CENTRE_X,
    y: CENTRE_Y,
    width: head.centre.width * scale * share,
    length: head.centre.length * scale * share,
  });
  const ruler = (RULER_MM * scale) / 2;
  return (
    <DrawingSheet label={describe(head, isReckoned)} caption={head.halo > 0 ? 'Камень в ореоле' : 'Камень'}>
      <g className={styles.outline}>
        <path d={stoneOutline(head.cut, box(1))} />
        {head.halo > 0 && (
          <path d={stoneOutline(head.cut, { x: CENTRE_X, y: CENTRE_Y, width: a * 2, length: b * 2 })} />
        )}
        {hangs && <circle cx={CENTRE_X} cy={CENTRE_Y - b - 9} r={8} />}
      </g>
      {isReckoned && (
        <g className={styles.facets}>
          <path d={stoneOutline(head.cut, box(0.78))} />
          <path d={stoneOutline(head.cut, box(0.56))} />
        </g>
      )}
      <Across
        from={CENTRE_X - a}
        to={CENTRE_X + a}
        at={CENTRE_Y - b - (hangs ? 34 : 18)}
        text={millimetres(outside.width, isReckoned)}
      />
      <Down
        from={CENTRE_Y - b}
        to={CENTRE_Y + b}
        at={CENTRE_X + a + 36}
        text={millimetres(outside.length, isReckoned)}
      />
      <Across from={CENTRE_X - ruler} to={CENTRE_X + ruler} at={RULER_Y} text={millimetres(RULER_MM)} />
    </DrawingSheet>
  );
}

function describe(head: Head, isReckoned: boolean): string {
  const { width, length } = outsideOf(head);
  const about = isReckoned ? 'около ' : '';
  return `Чертёж: камень в оправе, ${about}${millimetres(width)} на ${millimetres(length)}`;
}
