import { plural } from '@yahont/values/text/plural.ts';
import { countSalons, type SalonCity } from './salon-cities.ts';
import styles from './salon-figures.module.css';

type Props = { cities: readonly SalonCity[] };

/** How many stores the shop has, and how many cities wait for one. */
export function SalonFigures({ cities }: Props) {
  const { salons, taken, open } = countSalons(cities);
  return (
    <dl className={styles.root}>
      <Figure value={salons} name={`${plural(salons, ['салон', 'салона', 'салонов'])} «Яхонта»`} />
      <Figure value={taken} name={`${plural(taken, ['город', 'города', 'городов'])}, где нас знают`} />
      <Figure value={open} name={`${plural(open, ['город ждёт', 'города ждут', 'городов ждут'])} партнёра`} />
    </dl>
  );
}

function Figure({ value, name }: { value: number; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
