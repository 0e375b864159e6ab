import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createLog } from '@yahont/api/compose.ts';
import { apiSettings } from './api-settings.ts';
import { packGeoTable } from './city/geo-table.ts';
import { readEnvironment } from './environment.ts';

test('a geo table is found by an absolute path, and any other path is relative to DATA_DIR', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'yahont-settings-'));
  const range = { from: 16_777_216, to: 16_777_471, lat: 55.75, lon: 37.62 };
  await writeFile(join(folder, 'geo.bin'), packGeoTable([range]));
  for (const GEO_TABLE of [join(folder, 'geo.bin'), 'geo.bin']) {
    const { geoIp } = await apiSettings(
      readEnvironment({ DATA_DIR: folder, GEO_TABLE }),
      createLog('silent'),
    );
    expect(geoIp?.locate('1.0.0.7'), GEO_TABLE).toEqual({ lat: 55.75, lon: expect.closeTo(37.62) });
  }
  await rm(folder, { recursive: true });
});
