import type { StoneSetting } from '@yahont/contracts/stones/stone-setting.ts';
import { round } from '#app/shop/stone-drawings/dimension-lines.tsx';
import { stoneMillimetres } from '#app/shop/stone-drawings/figures.ts';
import { DRAWN, polygonPath } from '#app/shop/stone-drawings/geometry/path.ts';
import { placesAlong } from '#app/shop/stone-drawings/geometry/places-along.ts';
import { measuresOf, type StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { solidOf, topView } from '#app/shop/stone-drawings/geometry/views.ts';
import drawing from '#app/shop/stone-drawings/stone-drawings.module.css';
import { prongPlaces, type StoneMm } from './seat-geometry.ts';
import styles from './fit-drawing.module.css';

type Props = {
  stone: StoneProportions;
  mm: StoneMm;
  setting: Pick<StoneSetting, 'kind' | 'seat' | 'inserts'>;
  /** Decorative: the text beside it says the same. */
  isHidden?: boolean;
};

/** Width of the drawing in millimetres, the same for all stones, so that a larger stone looks larger. */
const ACROSS_MM = 18;
const UNIT = 100;
const PRONG_MM = 0.3;
const HALO_GAP_MM = 0.25;
/** Distance between the middles of two neighbouring halo stones, in diameters. */
const HALO_SPACING = 1.08;
const RIM_MM = 0.35;
/** The rim is drawn as a polygon with sides of this length. */
const RIM_SIDE_MM = 0.1;
const BAND_MM = 2;
/** Diameter of a round diamond of one carat. */
const ONE_CARAT_MM = 6.5;

/**
 * The stone in the setting from above: stone, prongs or rim, halo and the beginning of the band, all to one
 * scale.
 */
export function TopDrawing({ stone, mm, setting: { kind, seat, inserts }, isHidden = false }: Props) {
  const { outline, facets } = topView(stone);
  const girdle = solidOf(stone, measuresOf(stone)).outline;
  const scale = `scale(${round((mm.width * UNIT * 1000) / DRAWN) / 1000})`;
  const [a, b] = [(mm.width / 2) * UNIT, (mm.length / 2) * UNIT];
  const side = ACROSS_MM * UNIT;
  const halo = haloStone(inserts);
  return (
    <svg
      className={styles.root}
      viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
      role={isHidden ? undefined : 'img'}
      aria-hidden={isHidden || undefined}
      aria-label={
        isHidden
          ? undefined
          : `Ваш камень в оправе, вид сверху: ${stoneMillimetres(mm.width)} на ${stoneMillimetres(mm.length)}`
      }
    >
      <g className={styles.fine}>
        {kind === 'ring' ? (
          <path d={bandPath(a + edgeOf(seat.prongs, halo) * UNIT, side)} />
        ) : (
          <circle cy={-b - 1.6 * UNIT} r={1.2 * UNIT} />
        )}
        {halo > 0 &&
          placesAlong(girdle, (HALO_GAP_MM + halo / 2) / mm.width, (halo * HALO_SPACING) / mm.width).map(
            ({ x, y }) => (
              <circle
                key={`${x} ${y}`}
                cx={round(x * mm.width * UNIT)}
                cy={round(y * mm.width * UNIT)}
                r={round((halo * UNIT) / 2)}
              />
            ),
          )}
        {seat.prongs === 0 && (
          <path
            transform={scale}
            d={polygonPath(placesAlong(girdle, RIM_MM / mm.width, RIM_SIDE_MM / mm.width))}
          />
        )}
      </g>
      <g className={drawing.stone} transform={scale}>
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

/** How far the metal extends beyond the stone, in millimetres. */
function edgeOf(prongs: number, halo: number): number {
  if (halo > 0) return HALO_GAP_MM + halo;
  return prongs === 0 ? RIM_MM : 0;
}

/** Diameter of one stone of the halo, in millimetres; 0 without a halo. */
function haloStone(inserts: StoneSetting['inserts']): number {
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
