import type { Box } from './box.ts';
import type { Frame } from './clip-line.ts';
import type { Place, Spot } from './mercator.ts';

/** The city centre, which is the origin of a map. */
export type Centre = Place & { name: string };

/** What the picture draws, from the lowest to the highest. */
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

/** A name on the picture, kilometres from the city centre. */
export type Label = Spot & {
  kind: 'station' | 'park' | 'water' | 'town';
  name: string;
  /** Only where the frame is wide: in a narrow one it would cover another. */
  isWide: boolean;
};

/** What a map shows beside the stores; made on the server, so that the page has a map before its code and without it. */
export type MapPlan = {
  /** The city's code, by which the running map finds its ground. */
  city: string;
  centre: Centre;
  box: Box;
  /** The box in kilometres from the centre. */
  frame: Frame;
  /** SVG paths in hundredths of a kilometre from the centre; a layer with nothing in sight is missing. */
  paths: Partial<Record<PictureLayer, string>>;
  /** Stations without a name are dots alone. */
  stations: Spot[];
  labels: Label[];
  /** Lines of a metro are shown, whose makers are thanked. */
  hasMetro: boolean;
  /** The running map comes no nearer than this zoom. */
  nearest: number;
};
