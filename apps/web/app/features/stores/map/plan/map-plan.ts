import type { Box } from './box.ts';
import type { Frame } from './clip-line.ts';
import type { Place, Spot } from './mercator.ts';

/** The city centre, which is the origin of a map. */
export type Centre = Place & { name: string };

/** Layers of the picture, from bottom to top. */
export const PICTURE_LAYERS = [
  'park',
  'water',
  'river',
  'river1',
  'street3',
  'street2',
  'street1',
  'rail',
  'metro',
] as const;
export type PictureLayer = (typeof PICTURE_LAYERS)[number];

/** A label on the picture, kilometres from the city centre. */
export type Label = Spot & {
  kind: 'station' | 'park' | 'water' | 'town';
  name: string;
  /** Only for a wide frame: in a narrow one it would overlap another label. */
  isWide: boolean;
};

/**
 * The content of a map besides the stores. Made on the server, so that the page has a map before its code is
 * loaded and without it.
 */
export type MapPlan = {
  /** The city's code, which selects the ground of the live map. */
  city: string;
  centre: Centre;
  box: Box;
  /** The box in kilometres from the centre. */
  frame: Frame;
  /** SVG paths in hundredths of a kilometre from the centre; a layer without visible features is absent. */
  paths: Partial<Record<PictureLayer, string>>;
  /** Stations without a label are drawn as dots. */
  stations: Spot[];
  labels: Label[];
  /** Metro lines are shown, which require attribution. */
  hasMetro: boolean;
  /** Maximum zoom of the live map. */
  nearest: number;
};
