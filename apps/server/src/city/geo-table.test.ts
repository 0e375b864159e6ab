import { expect, test } from 'vitest';
import { ipv4Number, openGeoTable, packGeoTable } from './geo-table.ts';

const range = (from: string, to: string, lat: number, lon: number) => ({
  from: ipv4Number(from) ?? 0,
  to: ipv4Number(to) ?? 0,
  lat,
  lon,
});

const table = openGeoTable(
  packGeoTable([
    range('5.8.0.0', '5.8.0.255', 55.75, 37.62),
    range('2.60.0.0', '2.60.255.255', 56.86, 35.91),
    range('5.8.1.0', '5.8.1.255', 55.75, 37.62),
  ]),
);

test('an address is found in its range, first and last included', () => {
  for (const ip of ['2.60.0.0', '2.60.12.3', '2.60.255.255']) {
    expect(table.locate(ip)?.lat).toBeCloseTo(56.86);
    expect(table.locate(ip)?.lon).toBeCloseTo(35.91);
  }
  expect(table.locate('5.8.1.77')?.lon).toBeCloseTo(37.62);
});

test.each(['2.61.0.0', '0.0.0.0', '255.255.255.255', '2001:db8::1', '', '1.2.3', '1.2.3.400'])(
  '%s has no place',
  (ip) => {
    expect(table.locate(ip)).toBeNull();
  },
);

test('bytes that are not a geo table are refused', () => {
  expect(() => openGeoTable(Buffer.from('hello'))).toThrow('not a table');
});
