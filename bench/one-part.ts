// Runs one benchmark in its own process, so that none inherits the heap of another.
import { PARTS } from './parts.ts';

const [name = '', minutes = '60'] = process.argv.slice(2);
const part = PARTS[name];
if (!part) throw new Error(`There is no part ${name}: ${Object.keys(PARTS).join(', ')}`);
const figures = await part({ minutes: Number(minutes) });
if (process.send) process.send(figures, () => process.disconnect());
else console.log(figures);
