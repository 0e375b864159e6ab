import type { ChosenSetting } from '@yahont/contracts/stones/stone-selection.ts';
import { round } from '#app/ui/stone-drawings/dimension-lines.tsx';
import { stoneMillimetres } from '#app/ui/stone-drawings/figures.ts';
import { DRAWN } from '#app/ui/stone-drawings/geometry/path.ts';
import type { StoneProportions } from '#app/ui/stone-drawings/geometry/proportions.ts';
import { topView } from '#app/ui/stone-drawings/geometry/views.ts';
import drawing from '#app/ui/stone-drawings/stone-drawings.module.css';
import { prongPlaces, type StoneMm } from './seat-geometry.ts';
import styles from './fit-drawing.module.css';

type Props = {
  stone: StoneProportions;
  mm: StoneMm;
  setting: Pick<ChosenSetting, 'kind' | 'seat' | 'inserts'>;
};

/** Millimetres that the drawing shows across, whatever the stone: a larger one looks larger. */
const ACROSS_MM = 18;
const UNIT = 100;
const PRONG_MM = 0.3;
const HALO_GAP_MM = 0.25;
const RIM_MM = 0.35;
const BAND_MM = 2;
/** Diameter of a round diamond of one carat. */
const ONE_CARAT_MM = 6.5;

/** The stone in the setting from above: stone, prongs or rim, halo and the beginning of the band, all in one scale. */
export function TopDrawing({ stone, mm, setting: { kind, seat, inserts } }: Props) {
  const { outline, facets } = topView(stone);
  const [a, b] = [(mm.width / 2) * UNIT, (mm.length / 2) * UNIT];
  const side = ACROSS_MM * UNIT;
  const halo = haloStone(inserts);
  return (
    <svg
      className={styles.root}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      role="img"
      aria-label={`Ваш камень в оправе, вид сверху: ${stoneMillimetres(mm.width)} на ${stoneMillimetres(mm.length)}`}
    >
      <g className={styles.fine}>
        {kind === 'ring' ? (
          <path d={bandPath(a + edgeOf(seat.prongs, halo) * UNIT, side)} />
        ) : (
          <circle cy={-b - 1.6 * UNIT} r={1.2 * UNIT} />
        )}
        {halo > 0 && <Halo a={a} b={b} stone={halo * UNIT} />}
        {seat.prongs === 0 && <ellipse rx={a + RIM_MM * UNIT} ry={b + RIM_MM * UNIT} />}
      </g>
      <g className={drawing.stone} transform={`scale(${round((mm.width * UNIT * 1000) / DRAWN) / 1000})`}>
        <path className={drawing.outline} d={outline} />
        <path className={drawing.facets} d={facets} />
      </g>
      <g className={styles.prongs}>
        {prongPlaces(seat, stone.shape).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={round(x * a)} cy={round(y * b)} r={PRONG_MM * UNIT} />
        ))}
      </g>
    </svg>
  );
}

function Halo({ a, b, stone }: { a: number; b: number; stone: number }) {
  const away = HALO_GAP_MM * UNIT + stone / 2;
  const [rx, ry] = [a + away, b + away];
  const count = Math.floor((Math.PI * (rx + ry)) / (stone * 1.08));
  return Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return (
      <circle
        key={index}
        cx={round(rx * Math.cos(angle))}
        cy={round(ry * Math.sin(angle))}
        r={round(stone / 2)}
      />
    );
  });
}

/** How far the metal around the stone goes beyond it, stoneMillimetres. */
function edgeOf(prongs: number, halo: number): number {
  if (halo > 0) return HALO_GAP_MM + halo;
  return prongs === 0 ? RIM_MM : 0;
}

/** Diameter of one stone of the halo, stoneMillimetres; 0 without a halo. */
function haloStone(inserts: ChosenSetting['inserts']): number {
  const halo = inserts.find(({ role }) => role === 'Ореол');
  if (!halo || halo.caratMilli === null) return 0;
  return ONE_CARAT_MM * Math.cbrt(halo.caratMilli / 1000 / halo.count);
}

function bandPath(from: number, side: number): string {
  const half = (BAND_MM / 2) * UNIT;
  const [near, far] = [round(from * 0.96), side / 2];
  return [-1, 1]
    .map((sign) => `M${sign * near} ${-half}H${sign * far}M${sign * near} ${half}H${sign * far}`)
    .join('');
}
