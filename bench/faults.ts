// `npm run bench:faults -- --kills 200 --engine both --seed 1`: the shop is killed repeatedly while it sells.
import { parseArgs } from 'node:util';
import { SERVER } from './support/scratch-database.ts';
import { runFaultsOn } from '../tests/durability/faults/run-faults.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    engine: { type: 'string', default: 'both' },
    seed: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!(Number.isInteger(kills) && kills > 0 && Number.isInteger(seed)))
  throw new Error('--kills and --seed are whole numbers');
const engines = (['embedded', 'postgres'] as const).filter(
  (engine) => values.engine === 'both' || values.engine === engine,
);
if (engines.length === 0) throw new Error('--engine is embedded, postgres or both');

for (const engine of engines) {
  const run = await runFaultsOn(engine, { kills, seed, server: SERVER });
  const { orders, approved, sales, lost, doubled, difference, findings, ends, bank } = run;
  console.log(
    `\n${engine}: ${kills} kills, ${orders} orders, ${approved} returns by two people, ${sales} sales in a store, ${lost} lost, ${doubled} doubled, ${difference} kopecks of difference`,
  );
  console.log(`  orders: ${listed(ends)}`);
  console.log(`  bank: ${listed(bank)}`);
  for (const finding of findings) console.log(`  ${finding}`);
  if (lost + doubled + difference > 0) process.exitCode = 1;
}

function listed(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}
