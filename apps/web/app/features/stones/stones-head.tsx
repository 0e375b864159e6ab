import { HeadingCount } from '#app/ui/text/heading-count.tsx';
import { RingSteps } from '#app/shop/parts/ring-steps.tsx';
import styles from './stones-head.module.css';

type Props = {
  title: string;
  /** Stones on sale, before filters. */
  count: number;
};

/** The name of the listing, and the steps of an order that begins with a stone. */
export function StonesHead({ title, count }: Props) {
  return (
    <header className={styles.root}>
      <h1 className={styles.title}>
        {title}
        <HeadingCount count={count} of="камней" />
      </h1>
      <RingSteps current="Камень" />
    </header>
  );
}
