// Runs Lighthouse on the pages where shoppers usually enter: `npm run lighthouse -- http://localhost:3000`.
// The shop must be running. Fails below 95 in performance and below 100 in the other categories.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SYSTEM_BROWSERS } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { run, withTools } from './run.mjs';

const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** Limits in Brotli bytes of the home page. */
const MAX = { Script: 115_000, Stylesheet: 20_000 };
const SECTION = '/catalog/koltsa/';
const STONES = '/catalog/diamonds/';

const base = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const faults = [];

await ensureInstalled();
const folder = mkdtempSync(join(tmpdir(), 'yahont-lighthouse-'));
try {
  for (const path of await entrances()) {
    const report = await examine(path);
    show(path, report);
    if (path === '/') await weigh(report);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (faults.length > 0) {
  console.error(`\nNot good enough:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}

async function entrances() {
  const product = await firstCard('/api/catalogue/listing?section=koltsa');
  const stone = await firstCard('/api/stones');
  return ['/', SECTION, product, STONES, stone, `${stone}selection/`, '/certificates/'];
}

async function firstCard(listing) {
  const response = await fetch(base + listing).catch(() => null);
  if (!response?.ok) {
    console.error(`No shop answers at ${base}: start it first, or name another address.`);
    process.exit(1);
  }
  const { cards } = await response.json();
  if (cards.length === 0) throw new Error(`${listing} has no cards`);
  return cards[0].url;
}

/** Retries once, because the browser occasionally loses the beginning of its own trace. */
async function examine(path) {
  return (await tryToExamine(path)) ?? (await tryToExamine(path)) ?? stopAt(path);
}

function stopAt(path) {
  throw new Error(`Lighthouse could not examine ${path}`);
}

async function tryToExamine(path) {
  const file = join(folder, 'report.json');
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage';
  const { code, output } = await run(
    'lighthouse',
    [base + path, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
    { env: { ...withTools(), CHROME_PATH: browser() }, output: 'collect' },
  );
  if (code !== 0) {
    console.error(output);
    return null;
  }
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.runtimeError === undefined ? report : null;
}

function browser() {
  const { CHROMIUM_PATH: given, CHROME_PATH: known } = process.env;
  const path = [given, known, ...SYSTEM_BROWSERS].find((one) => one && existsSync(one));
  if (path === undefined) throw new Error('There is no browser: install Chromium or set CHROMIUM_PATH');
  return path;
}

function show(path, { categories, audits }) {
  console.log(`\n${path}`);
  for (const [name, least] of Object.entries(LEAST)) {
    // This page is deliberately excluded from search engines.
    if (name === 'seo' && path.endsWith('/selection/')) continue;
    const category = categories[name];
    const score = Math.round(category.score * 100);
    console.log(`  ${score < least ? '✗' : '✓'} ${String(score).padStart(3)} ${category.title}`);
    if (score < least) faults.push(`${path} ${name}: ${score}, at least ${least}`);
    for (const { id, weight } of category.auditRefs) {
      const audit = audits[id];
      if (weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      console.log(`        ${id}: ${audit.displayValue ?? audit.title}`);
      for (const item of (audit.details?.items ?? []).slice(0, 5)) {
        const what = item.node?.snippet ?? item.url ?? item.description ?? item.source?.url;
        if (typeof what === 'string') console.log(`          ${what.slice(0, 160)}`);
      }
    }
  }
  const paint = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  console.log(`      ${paint.map((id) => `${id} ${audits[id].displayValue}`).join(', ')}`);
}

/** Sizes of the files that the browser fetched on the home page, requested again with Brotli. */
async function weigh({ audits }) {
  const fetched = audits['network-requests'].details.items;
  for (const [type, most] of Object.entries(MAX)) {
    const addresses = fetched.filter(({ resourceType }) => resourceType === type).map(({ url }) => url);
    const sizes = await Promise.all([...new Set(addresses)].map(brotliBytes));
    const sum = sizes.reduce((total, size) => total + size, 0);
    console.log(
      `  ${sum > most ? '✗' : '✓'} ${type}: ${sizes.length} files, ${sum} bytes of Brotli, at most ${most}`,
    );
    if (sum > most) faults.push(`/ ${type}: ${sum} bytes, at most ${most}`);
  }
}

function brotliBytes(address) {
  const ask = address.startsWith('https:') ? secureRequest : request;
  return new Promise((resolve, reject) => {
    const asked = ask(address, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0;
      response.on('data', (chunk) => (size += chunk.length));
      response.on('end', () => resolve(size));
    });
    asked.on('error', reject);
    asked.end();
  });
}
