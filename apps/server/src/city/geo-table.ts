import type { GeoIp } from '#src/start/shop-api.ts';

/**
 * A compact table of IPv4 ranges with places, small enough for memory. Layout, little endian: `YGEO1`, three
 * padding bytes, the number of ranges and of places (Uint32), the first address of each range ascending
 * (Uint32), the index of its place (Uint16, NOWHERE for ranges outside the country), then latitude and
 * longitude of each place (Float32).
 */
const MAGIC = 'YGEO1';
const HEADER_BYTES = 16;
const NOWHERE = 0xffff;

export type GeoRange = {
  /** First and last address as numbers. */
  from: number;
  to: number;
  lat: number;
  lon: number;
};

/** Packs ranges, which must not overlap. Places are rounded to a hundredth of a degree, about a kilometre. */
export function packGeoTable(ranges: readonly GeoRange[]): Buffer {
  const places = new Map<string, number>();
  const starts: number[] = [];
  const placeOfStart: number[] = [];
  const add = (start: number, place: number): void => {
    if (placeOfStart.at(-1) === place) return;
    starts.push(start);
    placeOfStart.push(place);
  };
  let next = 0;
  for (const { from, to, lat, lon } of ranges.toSorted((a, b) => a.from - b.from)) {
    if (from > next) add(next, NOWHERE);
    const key = `${lat.toFixed(2)} ${lon.toFixed(2)}`;
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    add(from, place);
    next = to + 1;
  }
  add(next, NOWHERE);
  if (places.size >= NOWHERE) throw new Error(`too many places for the table: ${places.size}`);

  const header = Buffer.alloc(HEADER_BYTES);
  header.write(MAGIC, 'latin1');
  header.writeUInt32LE(starts.length, 8);
  header.writeUInt32LE(places.size, 12);
  const coordinates = [...places.keys()].flatMap((key) => key.split(' ').map(Number));
  return Buffer.concat([
    header,
    Buffer.from(Uint32Array.from(starts).buffer),
    Buffer.from(Uint16Array.from(placeOfStart).buffer),
    // Aligns the floats to a multiple of four.
    Buffer.alloc(starts.length % 2 === 0 ? 0 : 2),
    Buffer.from(Float32Array.from(coordinates).buffer),
  ]);
}

/**
 * Opens a packed table.
 * @throws when the bytes are not a table
 */
export function openGeoTable(bytes: Buffer): GeoIp {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) {
    throw new Error('not a table of addresses: make it with apps/server/tools/make-geo-table.ts');
  }
  const rangeCount = bytes.readUInt32LE(8);
  const placeCount = bytes.readUInt32LE(12);
  // A copy starts at a multiple of four, which typed arrays demand.
  const { buffer } = new Uint8Array(bytes);
  const starts = new Uint32Array(buffer, HEADER_BYTES, rangeCount);
  const places = new Uint16Array(buffer, HEADER_BYTES + rangeCount * 4, rangeCount);
  const coordinatesAt = HEADER_BYTES + rangeCount * 6 + (rangeCount % 2 === 0 ? 0 : 2);
  const coordinates = new Float32Array(buffer, coordinatesAt, placeCount * 2);

  return {
    locate: (ip) => {
      const address = ipv4Number(ip);
      if (address === null) return null;
      const place = places[lastNotAfter(starts, address)] ?? NOWHERE;
      const [lat, lon] = coordinates.subarray(place * 2, place * 2 + 2);
      return lat === undefined || lon === undefined ? null : { lat, lon };
    },
  };
}

/** Address as a number; null unless it is IPv4. */
export function ipv4Number(ip: string): number | null {
  const parts = ip.split('.');
  if (parts.length !== 4) return null;
  let address = 0;
  for (const part of parts) {
    if (!/^\d{1,3}$/.test(part) || Number(part) > 255) return null;
    address = address * 256 + Number(part);
  }
  return address;
}

function lastNotAfter(starts: Uint32Array, address: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? Number.POSITIVE_INFINITY) <= address) low = middle;
    else high = middle - 1;
  }
  return low;
}
