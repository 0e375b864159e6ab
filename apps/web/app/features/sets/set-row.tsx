import { formatRoubles } from '@yahont/values/money.ts';
import { capitalise, nbsp, uncapitalise } from '@yahont/values/text/typography.ts';
import { PromiseLink, PromiseRow } from '#app/shop/buying/promise-row.tsx';
import type { SetCard } from './sets-or-none.server.ts';

/** The first set with the product that can be bought whole, and what it saves. */
export function SetRow({ sets }: { sets: readonly SetCard[] }) {
  const set = sets.find(({ isWhole }) => isWhole);
  if (set === undefined) return null;
  const parts = capitalise(set.parts.map(({ label }) => uncapitalise(label)).join(', '));
  return (
    <PromiseRow
      icon="diamond"
      title={nbsp(set.title)}
      note={nbsp(set.discount > 0 ? `${parts}: вместе на ${formatRoubles(set.discount)} дешевле` : parts)}
      end={<PromiseLink href={set.url}>Собрать</PromiseLink>}
    />
  );
}
