import { expect, test } from 'vitest';
import { readAudit } from '../../../scripts/audit/advisories.mjs';
import { completeSbom, faultsOfSbom, type Lock, type Sbom } from '../../../scripts/audit/sbom.mjs';

const HOST = ['https://registry', 'example.com'].join('.');

const LOCK: Lock = {
  name: 'shop',
  packages: {
    '': { name: 'shop', version: '1.0.0' },
    'apps/api': { name: '@shop/api', version: '1.0.0', dependencies: { pg: '1', '@shop/values': '1' } },
    'packages/values': { name: '@shop/values', version: '1.0.0' },
    'node_modules/@shop/api': { link: true, resolved: 'apps/api' },
    'node_modules/@shop/values': { link: true, resolved: 'packages/values' },
    'node_modules/pg': {
      version: '8.0.0',
      license: 'MIT',
      integrity: 'sha512-AQI=',
      dependencies: { a: '2' },
    },
    'node_modules/pg/node_modules/a': { version: '2.0.0', license: 'MIT OR Apache-2.0', optional: true },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/vitest': { version: '5.0.0', dev: true },
  },
};

function componentOf(ref: string): Sbom['components'][number] {
  const at = ref.lastIndexOf('@');
  const [name, version] = [ref.slice(0, at), ref.slice(at + 1)];
  return { 'bom-ref': ref, type: 'library', name, version, purl: `pkg:npm/${ref.replace(/^@/, '%40')}` };
}

/** As npm writes it: a package that development tools need too is missing. */
function npmSbom(): Sbom {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: 'urn:uuid:871c7af0-f04d-455b-a98d-586f147c9d15',
    version: 1,
    metadata: { component: { ...componentOf('shop@1.0.0'), name: 'folder-of-somebody' } },
    components: [
      componentOf('@shop/api@1.0.0'),
      componentOf('@shop/values@1.0.0'),
      {
        ...componentOf('a@1.0.0'),
        purl: `pkg:npm/a@1.0.0?download_url=${HOST}/a.tgz`,
        externalReferences: [
          { type: 'distribution', url: `${HOST}/a.tgz` },
          { type: 'website', url: 'https://a.example' },
        ],
      },
    ],
    dependencies: [],
  };
}

test('a package that npm leaves out is added from the lock, with its hash, licence and edges', () => {
  const sbom = completeSbom(npmSbom(), LOCK);
  expect(faultsOfSbom(sbom, LOCK)).toEqual([]);
  expect(sbom.components.map((one) => one['bom-ref'])).toEqual([
    '@shop/api@1.0.0',
    '@shop/values@1.0.0',
    'a@1.0.0',
    'a@2.0.0',
    'pg@8.0.0',
  ]);
  expect(sbom.components.slice(3)).toMatchObject([
    { scope: 'optional', licenses: [{ license: { name: 'MIT OR Apache-2.0' } }] },
    {
      scope: 'required',
      hashes: [{ alg: 'SHA-512', content: '0102' }],
      licenses: [{ license: { id: 'MIT' } }],
    },
  ]);
  expect(sbom.dependencies).toContainEqual({
    ref: '@shop/api@1.0.0',
    dependsOn: ['@shop/values@1.0.0', 'pg@8.0.0'],
  });
  expect(sbom.dependencies).toContainEqual({ ref: 'pg@8.0.0', dependsOn: ['a@2.0.0'] });
});

test('neither addresses of downloads nor the name of the folder are kept', () => {
  const sbom = completeSbom(npmSbom(), LOCK);
  expect(JSON.stringify(sbom)).not.toContain(HOST);
  expect(JSON.stringify(sbom)).not.toContain('somebody');
  expect(sbom.components[2]).toMatchObject({
    purl: 'pkg:npm/a@1.0.0',
    externalReferences: [{ type: 'website' }],
  });
});

test.each<[string, (sbom: Sbom) => Sbom]>([
  ['bomFormat', (sbom) => ({ ...sbom, bomFormat: 'SPDX' })],
  ['specVersion is 1.4', (sbom) => ({ ...sbom, specVersion: '1.4' })],
  ['serialNumber', (sbom) => ({ ...sbom, serialNumber: '1' })],
  ['pg@8.0.0 is missing', (sbom) => ({ ...sbom, components: sbom.components.slice(0, -1) })],
  ['one bom-ref', (sbom) => ({ ...sbom, components: [...sbom.components, componentOf('pg@8.0.0')] })],
  [
    'lacks its type',
    (sbom) => ({ ...sbom, components: [...sbom.components, { ...componentOf('b@1'), name: '' }] }),
  ],
  ['x@1 is depended on', (sbom) => ({ ...sbom, dependencies: [{ ref: 'x@1' }] })],
  ['a path of this machine', (sbom) => ({ ...sbom, bomFormat: ['', 'home', 'me'].join('/') })],
  ['an address of a registry', (sbom) => ({ ...sbom, bomFormat: HOST })],
])('a bill with a fault is refused: %s', (fault, spoil) => {
  expect(faultsOfSbom(spoil(completeSbom(npmSbom(), LOCK)), LOCK).join('\n')).toContain(fault);
});

const counts = (high: number, low: number) => ({
  vulnerabilities: { high, critical: 0, low, total: high + low },
});

test('advisories of severity high are named and fail, lower ones are counted', () => {
  const vulnerabilities = {
    a: { name: 'a', severity: 'high', range: '<2', fixAvailable: true },
    b: { name: 'b', severity: 'low', range: '*', fixAvailable: false },
  };
  expect(readAudit(JSON.stringify({ vulnerabilities, metadata: counts(1, 1) }))).toEqual({
    outcome: 'found',
    lines: [
      'high: a <2, a release without it exists',
      'Advisories of severity high or critical: 1; 1 of lower severity.',
    ],
  });
  expect(readAudit(JSON.stringify({ metadata: counts(0, 0) }))).toEqual({
    outcome: 'none',
    lines: ['Advisories of severity high or critical: 0.'],
  });
});

test.each([
  ['', 'could not be reached'],
  ['npm error', 'could not be reached'],
  ['{}', 'could not be reached'],
  [JSON.stringify({ statusCode: 405, uri: HOST }), 'HTTP 405'],
  [JSON.stringify({ error: { code: 'ENOTFOUND' } }), 'ENOTFOUND'],
])('without an answer of the registry nothing is called well: %j', (output, reason) => {
  const { outcome, lines } = readAudit(output);
  expect(outcome).toBe('unknown');
  expect(lines.join()).toContain('NOT checked');
  expect(lines.join()).toContain(reason);
  expect(lines.join()).not.toContain('example.com');
});
