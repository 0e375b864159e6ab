import type { Box } from './box.ts';
import type { Place, Spot } from './mercator.ts';

/** The city centre, which is the origin of a map. */
export type Centre = Place & { name: string };

/** What a map shows beside the stores; made on the server, so that the page has a map before its code and without it. */
export type MapPlan = {
  centre: Centre;
  box: Box;
  /** The box in kilometres from the centre. */
  frame: { x: number; y: number; width: number; height: number };
  /** Borders of regions in and around the frame, as one SVG path in kilometres. */
  borders: string;
  /** Towns beside the city, the largest first. */
  towns: (Spot & { name: string })[];
  /** Radii of the rings around the centre, kilometres. */
  rings: number[];
};
