import { circle, ellipse, joined, mm, stoneLines } from '#app/shop/worn-drawings/lines.ts';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';

/** Half a carat, twenty stones of a halo and the rim around them, millimetres. */
const STONE = 5.2;
const HALO = 1.05;
const RIM = 7.8;
const HALO_COUNT = 20;

function halo(): string {
  const radius = (RIM - HALO) / 2;
  return Array.from({ length: HALO_COUNT }, (_, at) => {
    const angle = (at / HALO_COUNT) * 2 * Math.PI;
    return circle(radius * Math.cos(angle), radius * Math.sin(angle), HALO * 0.42);
  }).join('');
}

/** A ring with a halo, as most engagement rings are. */
export const SAMPLE_RING: Worn = {
  part: 'hand',
  bandMm: 2.1,
  row: null,
  head: {
    ...joined(
      { body: circle(0, 0, RIM / 2), fine: halo() },
      stoneLines('round', { width: STONE, length: STONE }),
    ),
    widthMm: RIM,
    lengthMm: RIM,
  },
  stone: '',
  headName: 'ореол',
};

/** The loop of a pendant, millimetres. */
const LOOP = 4.4;

export const SAMPLE_PENDANT: Worn = {
  part: 'neck',
  strand: { widthMm: 1.6, look: 'links' },
  pendant: joined(
    { body: ellipse(0, LOOP / 2, 1.3, LOOP / 2), fine: '' },
    stoneLines('round', { width: 6.5, length: 6.5 }, 0, LOOP + 3.25),
  ),
  pendantMm: LOOP + 6.5,
  lengths: [40_000, 45_000, 50_000, 55_000, 60_000],
  hasOwnLengths: false,
};

const DROP_MM = 20;
const DROP = { width: 8, length: 12 } as const;

export const SAMPLE_DROP: Worn = {
  part: 'ear',
  piece: joined(
    { body: '', fine: '', wire: `M0 0c1.6-3 4.2-1.6 4 1.2M0 0V${mm(DROP_MM - DROP.length)}` },
    stoneLines('round', { width: 3.4, length: 3.4 }, 0, 5.4),
    stoneLines('pear', DROP, 0, DROP_MM - DROP.length / 2),
  ),
  widthMm: DROP.width,
  heightMm: DROP_MM,
  belowMm: DROP_MM - 7,
};
