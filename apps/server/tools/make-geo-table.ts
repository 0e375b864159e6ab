/**
 * Packs the Russian part of DB-IP's city list into the table that GEO_TABLE names:
 *
 *   node apps/server/tools/make-geo-table.ts dbip-city-ipv4.csv geo.table
 *
 * The list is the npm package `@ip-location-db/dbip-city` (CC BY 4.0: a shop that uses the table must show a
 * link to db-ip.com beside its city question). Its columns: first and last address, country, region,
 * district, city, postcode, latitude, longitude, time zone.
 */
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ipv4Number, packGeoTable, type GeoRange } from '../src/city/geo-table.ts';

const COUNTRY = 'RU';

const [listFile, tableFile] = process.argv.slice(2);
if (!listFile || !tableFile) {
  process.stderr.write('usage: make-geo-table.ts <dbip-city-ipv4.csv> <table>\n');
  process.exit(1);
}

const ranges: GeoRange[] = [];
for await (const line of createInterface({ input: createReadStream(listFile) })) {
  const range = rangeOf(columnsOf(line));
  if (range) ranges.push(range);
}
const table = packGeoTable(ranges);
await writeFile(tableFile, table);
process.stdout.write(`${ranges.length} ranges, ${table.length} bytes\n`);

function rangeOf([first = '', last = '', country, , , , , lat = '', lon = '']: string[]): GeoRange | null {
  if (country !== COUNTRY || lat === '' || lon === '') return null;
  const from = ipv4Number(first);
  const to = ipv4Number(last);
  return from === null || to === null ? null : { from, to, lat: Number(lat), lon: Number(lon) };
}

/** A value that contains a comma is quoted. */
function columnsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );
}
