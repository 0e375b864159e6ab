import { formatRoubles, kopecks, type Kopecks } from '@yahont/values/money.ts';
import { SumRow } from '#app/ui/text/sum-rows.tsx';

type Props = { services: readonly { name: string; amount: Kopecks }[] };

/** A row of a total for each kind of service, with the combined price of that kind. */
export function ServiceRows({ services }: Props) {
  const sums = new Map<string, number>();
  for (const { name, amount } of services) sums.set(name, (sums.get(name) ?? 0) + amount);
  return Array.from(sums, ([name, sum]) => (
    <SumRow key={name} name={name} value={sum === 0 ? 'бесплатно' : formatRoubles(kopecks(sum))} />
  ));
}
