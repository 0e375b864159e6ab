// Known weaknesses of production packages, and the list of these packages as a CycloneDX file (SBOM):
//   npm run audit
//   npm run audit -- somewhere/sbom.cdx.json
// Fails when an advisory of severity high or critical exists, or the list is incomplete. When the registry does not answer, it says so and does not
// fail: a release needs a run that was answered (docs/security.md).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { readAudit } from './audit/advisories.mjs';
import { completeSbom, faultsOfSbom } from './audit/sbom.mjs';
import { root } from './root.mjs';

const MAX_OUTPUT = 64 * 1024 * 1024;

const isListed = writeSbom(resolve(process.argv[2] ?? join(root, 'build', 'sbom.cdx.json')));
const { outcome, lines } = readAudit(
  npm('audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=1').stdout,
);
const say = outcome === 'none' ? console.log : console.error;
for (const line of lines) say(line);
if (outcome === 'unknown')
  say('Run `npm run audit` again where the registry answers; this run is no all-clear.');
if (outcome === 'found' || !isListed) process.exitCode = 1;

/** Returns whether the list is complete; an incomplete one is not written. */
function writeSbom(file) {
  // From the lock, so that every machine writes the same list.
  const { stdout, stderr, status } = npm(
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--omit',
    'dev',
    '--package-lock-only',
  );
  if (status !== 0) {
    console.error(`npm sbom failed:\n${stderr}`);
    return false;
  }
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const sbom = completeSbom(JSON.parse(stdout), lock);
  const faults = faultsOfSbom(sbom, lock);
  if (faults.length > 0) {
    console.error(`The SBOM is not complete:\n${faults.join('\n')}`);
    return false;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(
    `${relative(process.cwd(), file)}: CycloneDX ${sbom.specVersion}, ${sbom.components.length} components.`,
  );
  return true;
}

function npm(...args) {
  const shell = process.platform === 'win32';
  return spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: MAX_OUTPUT, shell });
}
