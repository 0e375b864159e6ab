/** Geographic coordinates, degrees. */
export type Place = { lat: number; lon: number };
/** Kilometres east and south of the origin of a map. */
export type Spot = { x: number; y: number };

const EARTH_KM = 6371;

/** Mercator's projection, as map engines use it, scaled so that lengths at the origin are true kilometres. */
export function mercatorFrom(origin: Place): (place: Place) => Spot {
  const scale = EARTH_KM * Math.cos(toRadians(origin.lat));
  const y0 = northing(origin.lat);
  return ({ lat, lon }) => ({
    x: scale * toRadians(lon - origin.lon),
    y: scale * (y0 - northing(lat)),
  });
}

function northing(lat: number): number {
  return Math.log(Math.tan(Math.PI / 4 + toRadians(lat) / 2));
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
