const EQUATOR_KM = 40_075;
/** Size of MapLibre's world at zoom 0. */
export const WORLD_PIXELS = 512;

/**
 * Pixels per kilometre of a map in Mercator's projection.
 * @param tile size of the world at zoom 0, pixels
 */
export function scaleAt({ zoom, lat, tile }: { zoom: number; lat: number; tile: number }): number {
  return (tile * 2 ** zoom) / (EQUATOR_KM * Math.cos((lat * Math.PI) / 180));
}

/** The zoom at which a map with a world of 512 pixels has this scale. */
export function zoomAt({ scale, lat }: { scale: number; lat: number }): number {
  return Math.log2((scale * EQUATOR_KM * Math.cos((lat * Math.PI) / 180)) / WORLD_PIXELS);
}
