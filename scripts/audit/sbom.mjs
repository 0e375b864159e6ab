// The bill of materials: npm's own, completed and cleaned, and what is wrong with one.
import { dependencyGraph, productionPackages } from './lock.mjs';

const OLDEST = [1, 5];
/** Where an archive is downloaded from: a fact of the machine that wrote the file, not of the shop. */
const DOWNLOADS = new Set(['distribution', 'distribution-intake']);
const MACHINE_PATH = /(^|[\s"'=:(])(\/(work|root|tmp|home|Users)\/|[A-Z]:\\)/;
const REGISTRY_HOST = /\bregistry\.[\w-]+\.\w+/;

/**
 * npm's bill with every production package of the lock. `npm sbom --omit dev` (npm 11) leaves out packages that
 * development tools need too, such as `react` and `pg`: they are added from the lock, with their hashes. Addresses of downloads are removed,
 * and the shop has its own name instead of that of the folder.
 */
export function completeSbom(sbom, lock) {
  const known = new Set(sbom.components.map((component) => component['bom-ref']));
  const missing = new Map(
    productionPackages(lock)
      .filter(({ ref }) => !known.has(ref))
      .map((one) => [one.ref, toComponent(one)]),
  );
  const components = [...sbom.components, ...missing.values()].map(withoutDownloads);
  const own = sbom.metadata.component;
  return {
    ...sbom,
    metadata: { ...sbom.metadata, component: { ...withoutDownloads(own), name: lock.name } },
    components: components.toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: dependenciesOf([own, ...components], dependencyGraph(lock)),
  };
}

/** What keeps a bill from being a complete CycloneDX 1.5 one of this lock; empty when nothing does. */
export function faultsOfSbom(sbom, lock) {
  const { components = [], dependencies = [] } = sbom;
  const refs = new Set([sbom.metadata?.component?.['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const text = JSON.stringify(sbom);
  const known = new Set(components.map(({ purl }) => purl));
  return [
    sbom.bomFormat !== 'CycloneDX' && 'bomFormat is not CycloneDX',
    !isNewEnough(sbom.specVersion) && `specVersion is ${sbom.specVersion}`,
    !/^urn:uuid:[\da-f-]{36}$/.test(sbom.serialNumber ?? '') && 'serialNumber is no UUID',
    !Number.isInteger(sbom.version) && 'version is no number',
    refs.size !== components.length + 1 && 'two components have one bom-ref',
    MACHINE_PATH.test(text) && 'a path of this machine is in it',
    (REGISTRY_HOST.test(text) || text.includes('"type":"distribution')) &&
      'an address of a registry is in it',
    ...components
      .filter(isIncomplete)
      .map((one) => `${one['bom-ref']} lacks its type, name, version or purl`),
    ...dependencies
      .flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn])
      .filter((ref) => !refs.has(ref))
      .map((ref) => `${ref} is depended on and not listed`),
    ...productionPackages(lock)
      .filter((one) => !known.has(purlOf(one)))
      .map(({ ref }) => `${ref} is missing`),
  ].filter((fault) => fault !== false);
}

function toComponent({ ref, name, version, license, integrity, isOptional }) {
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version,
    scope: isOptional ? 'optional' : 'required',
    purl: purlOf({ name, version }),
    ...(integrity === undefined ? {} : { hashes: integrity.split(' ').map(toHash) }),
    ...(license === undefined ? {} : { licenses: [{ license: toLicense(license) }] }),
  };
}

/** `sha512-…` of npm, base64, as the hexadecimal digits of CycloneDX. */
function toHash(integrity) {
  const at = integrity.indexOf('-');
  const content = Buffer.from(integrity.slice(at + 1), 'base64').toString('hex');
  return { alg: integrity.slice(0, at).toUpperCase().replace('SHA', 'SHA-'), content };
}

/** An expression such as `MIT OR Apache-2.0` is no id. */
function toLicense(license) {
  return /^[\w.+-]+$/.test(license) ? { id: license } : { name: license };
}

/** https://github.com/package-url/purl-spec: the `@` of a scope is encoded. */
function purlOf({ name, version }) {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function withoutDownloads({ externalReferences, ...component }) {
  const kept = (externalReferences ?? []).filter(({ type }) => !DOWNLOADS.has(type));
  const purl = component.purl?.split('?')[0];
  return {
    ...component,
    ...(purl === undefined ? {} : { purl }),
    ...(kept.length === 0 ? {} : { externalReferences: kept }),
  };
}

function dependenciesOf(components, graph) {
  const refs = new Set(components.map((one) => one['bom-ref']));
  return components.map((one) => {
    const ref = one['bom-ref'];
    return { ref, dependsOn: (graph.get(ref) ?? []).filter((needed) => refs.has(needed)) };
  });
}

function isNewEnough(version) {
  const [major = 0, minor = 0] = String(version).split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}

function isIncomplete({ type, name, version, purl, 'bom-ref': ref }) {
  return (
    [type, name, version, ref].some((value) => typeof value !== 'string' || value === '') ||
    !purl?.startsWith('pkg:npm/')
  );
}
