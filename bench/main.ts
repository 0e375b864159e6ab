// Runs all benchmarks, or the named ones: `npm run bench -- listing buying`. The soak takes an hour by default, the shop of
// 250,000 products some minutes; they run only when named: `npm run bench -- large`, `npm run bench -- soak --minutes 10`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMet, toMarkdown, type Figure } from './support/figures.ts';
import { LONG_PARTS, PARTS } from './parts.ts';

const RESULTS = fileURLToPath(new URL('./results.json', import.meta.url));
const ONE = fileURLToPath(new URL('./one-part.ts', import.meta.url));

const { positionals: asked, values } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '60' } },
});
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

const figures: Figure[] = [];
const failed: string[] = [];
for (const name of asked.length > 0
  ? asked
  : Object.keys(PARTS).filter((part) => !LONG_PARTS.includes(part))) {
  process.stderr.write(`${name}…\n`);
  const measured = await measureApart(name);
  if (measured === null) failed.push(name);
  else figures.push(...measured);
}

const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
console.log(`\n${machine}\n\n${toMarkdown(figures)}\n`);
for (const { name, note } of figures) if (note !== '') console.log(`- ${name}: ${note}`);
writeFileSync(RESULTS, `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`);

const missed = figures.filter((figure) => isMet(figure) === false).map(({ name }) => name);
if (missed.length > 0) console.log(`\nAims missed: ${missed.join('; ')}`);
if (failed.length > 0) {
  console.error(`\nParts that broke: ${failed.join(', ')}`);
  process.exitCode = 1;
}

/** Null when the benchmark failed; its error has been printed. */
async function measureApart(name: string): Promise<Figure[] | null> {
  const child = fork(ONE, [name, String(minutes)], {
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc'],
  });
  let measured: Figure[] | null = null;
  // safe: one-part.ts sends nothing else
  child.on('message', (message) => (measured = message as Figure[]));
  await once(child, 'exit');
  return measured;
}
