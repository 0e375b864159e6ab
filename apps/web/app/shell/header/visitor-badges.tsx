import { countOf } from '@yahont/values/text/plural.ts';
import text from '#app/ui/text/text.module.css';
import { useVisitor } from '#app/lib/visitor/use-visitor.ts';
import styles from './visitor-badges.module.css';

/** Number of items in the cart, on the bag icon; takes no space, so nothing shifts when it arrives. */
export function CartCount() {
  const { summary } = useVisitor();
  return <Badge count={summary?.cartCount ?? 0} />;
}

/** Number of favourites, on the heart icon. */
export function FavouriteCount() {
  const { summary } = useVisitor();
  return <Badge count={(summary?.favouriteIds.length ?? 0) + (summary?.favouriteStoneIds.length ?? 0)} />;
}

/** Number of compared stones and products, on the scales icon. */
export function ComparedCount() {
  const compared = useVisitor().summary?.compared;
  return <Badge count={(compared?.stones.length ?? 0) + (compared?.products.length ?? 0)} />;
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <b className={styles.root}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={text.hidden}>{countOf(count, ['изделие', 'изделия', 'изделий'])}: </span>
    </b>
  );
}
