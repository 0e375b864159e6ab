// Brings a file of goods; the same file once more goes on from where it was stopped, or changes nothing:
//   npm run import -- prices ceny.csv
//   npm run import -- items ostatki.csv --preview
// Kinds: prices, items, products, sections. CSV with a head, or lines of JSON.
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { runCommand } from './run-command.mjs';

await runCommand('import');
