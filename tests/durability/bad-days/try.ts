import { badDays } from './days.ts';
import { runBadDays } from './run-days.ts';
const want = process.argv.slice(2);
const days = badDays({ isLong: false }).filter(
  ({ name }) => want.length === 0 || want.some((w) => name.includes(w)),
);
const { books } = await runBadDays(days, (d) =>
  console.log(
    JSON.stringify(d, (k, v) => (typeof v === 'number' ? Math.round(v) : v), 1).replace(/\n\s*/g, ' '),
  ),
);
console.log(books);
