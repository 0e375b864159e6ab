import { classNames } from '#app/ui/parts/class-names.ts';
import { across, angleArc, DimensionLines, down, Label, Note, round } from './dimension-lines.tsx';
import { degrees, stoneMillimetres, percent } from './figures.ts';
import { DRAWN } from './geometry/path.ts';
import { measuresOf, type StoneProportions } from './geometry/proportions.ts';
import { sideView } from './geometry/views.ts';
import drawing from './stone-drawings.module.css';
import styles from './dimensions.module.css';

type Props = { stone: StoneProportions };

/** The drawing's own units. */
const WIDTH = 280;
const LEFT = 66;
const RIGHT = LEFT + WIDTH;
const MIDDLE = LEFT + WIDTH / 2;
const GIRDLE_Y = 104;
const TABLE_DIMENSION_ABOVE = 20;
const PARTS_X = 380;
const DEPTH_X = 462;
const DIMENSION_Y = 334;

/**
 * A stone from the side with table, crown, pavilion, depth and angles, as far as the laboratory measured
 * them.
 */
export function SideDimensions({ stone }: Props) {
  const { outline, facets } = sideView(stone);
  const { table, crown, girdle, pavilion } = measuresOf(stone);
  const top = round(GIRDLE_Y - crown * WIDTH);
  const lower = round(GIRDLE_Y + girdle * WIDTH);
  const bottom = round(lower + pavilion * WIDTH);
  const [tableLeft, tableRight] = [round(MIDDLE - (table * WIDTH) / 2), round(MIDDLE + (table * WIDTH) / 2)];
  const { tablePercent, depthPercent, crownAngle, pavilionAngle } = stone;
  const width = acrossMm(stone);
  const partsY = { crown: (top + GIRDLE_Y) / 2 + 5, pavilion: (lower + bottom) / 2 + 5 };
  const areHeightsKnown = crownAngle !== null && pavilionAngle !== null;
  const lines = [
    across(LEFT, RIGHT, DIMENSION_Y, lower),
    ...(tablePercent === null ? [] : [across(tableLeft, tableRight, top - TABLE_DIMENSION_ABOVE, top - 4)]),
    ...(areHeightsKnown
      ? [
          down([tableRight + 6, top], [RIGHT + 6, GIRDLE_Y], PARTS_X),
          down([RIGHT + 6, lower], [MIDDLE + 6, bottom], PARTS_X),
          angleArc({ x: LEFT, y: GIRDLE_Y }, 34, crownAngle),
          angleArc({ x: LEFT, y: lower }, 46, -pavilionAngle),
        ]
      : []),
    ...(depthPercent === null ? [] : [down([tableRight + 6, top], [MIDDLE + 6, bottom], DEPTH_X)]),
  ];
  return (
    <svg
      className={classNames(styles.root, styles.side)}
      viewBox="0 0 500 400"
      role="img"
      aria-label={describe(stone)}
    >
      <g className={drawing.stone} transform={`translate(${MIDDLE} ${GIRDLE_Y}) scale(${WIDTH / DRAWN})`}>
        <path className={drawing.outline} d={outline} />
        <path className={drawing.facets} d={facets} />
      </g>
      <DimensionLines lines={lines} />
      {tablePercent !== null && (
        <Label x={MIDDLE} y={top - TABLE_DIMENSION_ABOVE - 12}>
          площадка {percent(tablePercent)}
          {width !== null && <Note> {stoneMillimetres((tablePercent / 100) * width)}</Note>}
        </Label>
      )}
      {areHeightsKnown && (
        <>
          <Label x={LEFT - 6} y={partsY.crown} anchor="end">
            {degrees(crownAngle)}
          </Label>
          <Label x={LEFT - 6} y={lower + 24} anchor="end">
            {degrees(pavilionAngle)}
          </Label>
          <Label x={PARTS_X + 8} y={partsY.crown} anchor="start">
            {percent(crown * 100)}
          </Label>
          <Label x={PARTS_X + 8} y={partsY.pavilion} anchor="start">
            {percent(pavilion * 100)}
          </Label>
        </>
      )}
      {depthPercent !== null && (
        <Label x={DEPTH_X + 24} y={(top + bottom) / 2} isVertical>
          глубина {percent(depthPercent)}
          {width !== null && <Note> {stoneMillimetres((depthPercent / 100) * width)}</Note>}
        </Label>
      )}
      <Label x={MIDDLE} y={360}>
        {percent(100)}
        {width !== null && <Note>{acrossNote(stone, width)}</Note>}
      </Label>
      <Label x={MIDDLE} y={382}>
        <Note>вид сбоку</Note>
      </Label>
    </svg>
  );
}

/** The base of percentages: the width, or the mean diameter of a round stone. */
export function acrossMm({ shape, lengthMm, widthMm }: StoneProportions): number | null {
  if (widthMm === null || lengthMm === null) return widthMm;
  return shape === 'round' ? (widthMm + lengthMm) / 2 : widthMm;
}

function acrossNote({ shape }: StoneProportions, width: number): string {
  return ` ${shape === 'round' ? 'средний диаметр' : 'ширина'} ${stoneMillimetres(width)}`;
}

function describe({ tablePercent, depthPercent, crownAngle, pavilionAngle }: StoneProportions): string {
  const facts = [
    tablePercent === null ? null : `площадка ${percent(tablePercent)}`,
    depthPercent === null ? null : `глубина ${percent(depthPercent)}`,
    crownAngle === null ? null : `угол короны ${degrees(crownAngle)}`,
    pavilionAngle === null ? null : `угол павильона ${degrees(pavilionAngle)}`,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? 'Вид сбоку' : `Вид сбоку: ${facts.join(', ')}`;
}
