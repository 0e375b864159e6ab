/** Geographic coordinates, degrees. */
export type Place = { lat: number; lon: number };
/** Kilometres east and south of the origin. */
export type Spot = { x: number; y: number };

const EARTH_KM = 6371;

/**
 * Cylindrical equal-area projection with its standard parallel at the origin: within a city both areas and distances
 * are accurate.
 */
export function projectFrom(origin: Place): (place: Place) => Spot {
  const parallel = toRadians(origin.lat);
  return ({ lat, lon }) => ({
    x: EARTH_KM * Math.cos(parallel) * toRadians(lon - origin.lon),
    y: (-EARTH_KM * (Math.sin(toRadians(lat)) - Math.sin(parallel))) / Math.cos(parallel),
  });
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
