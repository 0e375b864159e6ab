import { recordOf } from '@yahont/values/record-of.ts';

const NAMES = [
  'sea',
  'land',
  'border',
  'water',
  'park',
  'road',
  'metro',
  'text',
  'name',
  'park-text',
  'water-text',
] as const;

/** Colours of a map in the engine's format, `rgb(246, 244, 241)`. */
export type MapColours = Record<(typeof NAMES)[number], string>;

/** The values of the page's colour tokens in a frame, such as `--map-sea`; a dark page has a dark map. */
export function coloursOf(frame: HTMLElement): MapColours {
  const styles = getComputedStyle(frame);
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('no canvas to read colours with');
  return recordOf(NAMES, (name) => mixed(brush, styles.getPropertyValue(`--map-${name}`)));
}

/**
 * A property keeps its `color-mix()`, which the engine cannot parse; painting a pixel gives the resulting
 * colour.
 */
function mixed(brush: CanvasRenderingContext2D, colour: string): string {
  brush.fillStyle = colour;
  brush.fillRect(0, 0, 1, 1);
  const [red, green, blue] = brush.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
