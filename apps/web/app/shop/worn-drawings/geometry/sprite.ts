import { HAND_BREADTHS, MIDDLE_NECK_CM, NECKS_CM, type HandBreadth } from '@yahont/values/worn/on-body.ts';
import { finger, palm, type Strokes } from './hand.ts';
import { behindEar, ear } from './ear.ts';
import { chin, neck, NECK_OUTLINE_MM } from './neck.ts';
import { FINE_MM, OUTLINE_MM, UNITS } from './strokes.ts';

/** How broad a hand is beside the middle one: as its wrist is around. */
export const BREADTHS: Readonly<Record<HandBreadth, number>> = { narrow: 0.94, middle: 1, broad: 1.06 };

/** How large an ear is beside the middle one. */
const EAR_SCALES = { middle: 1, large: 1.12 } as const;

/** The file of a hand: what lies under the ring finger, that finger, and what lies over it. */
function handSprite(hand: HandBreadth): string {
  const breadth = BREADTHS[hand];
  return file([
    group('under', [palm(breadth), finger('thumb', breadth), finger('little', breadth)]),
    group('ring', [finger('ring', breadth)]),
    group('over', [finger('middle', breadth), finger('index', breadth)]),
  ]);
}

/** The file of a neck this many centimetres around. */
function neckSprite(aroundCm: number): string {
  const breadth = aroundCm / MIDDLE_NECK_CM;
  return file([group('neck', [neck(breadth), chin(breadth)], NECK_OUTLINE_MM)]);
}

/** The file of an ear. */
function earSprite(size: keyof typeof EAR_SCALES): string {
  return file([group('ear', [behindEar(), ear(EAR_SCALES[size])])]);
}

function file(groups: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><defs>\n${groups.join('')}</defs></svg>\n`;
}

const SKIN = 'fill="var(--color-well)"';
const LINE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

function group(id: string, parts: readonly Strokes[], outlineMm = OUTLINE_MM): string {
  const paths = parts.flatMap(({ skin, burin, outline, nails }) => [
    path(skin, SKIN),
    path(burin, 'fill="currentColor"'),
    path(outline, `${LINE} stroke-width="${outlineMm * UNITS}"`),
    path(nails, `${SKIN} stroke="currentColor" stroke-width="${FINE_MM * UNITS}"`),
  ]);
  return `<g id="${id}" transform="scale(${1 / UNITS})">${paths.join('')}</g>\n`;
}

function path(d: string, look: string): string {
  return d === '' ? '' : `<path ${look} d="${d}"/>`;
}

/** Every file of `sprites/` by its name. */
export function allSprites(): ReadonlyMap<string, string> {
  return new Map([
    ...HAND_BREADTHS.map((hand) => [`hand-${hand}.svg`, handSprite(hand)] as const),
    ...NECKS_CM.map((cm) => [`neck-${cm}.svg`, neckSprite(cm)] as const),
    ...(['middle', 'large'] as const).map((size) => [`ear-${size}.svg`, earSprite(size)] as const),
  ]);
}
