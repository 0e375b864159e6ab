import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import { ListedCard } from '#app/blocks/cards/listed-card.tsx';
import { useAddToCart } from '#app/blocks/cards/use-add-to-cart.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/ui/shop/empty.tsx';
import styles from './favourite-cards.module.css';

type Props = { cards: readonly Card[] };

/** Cards in the first rows of a desktop. */
const ABOVE_THE_FOLD = 4;

/** The visitor's favourites, or what to do while there are none. */
export function FavouriteCards({ cards }: Props) {
  const onAdd = useAddToCart();
  if (cards.length === 0) {
    return (
      <Empty
        title="Здесь будет то, что понравилось"
        actions={
          <>
            <ButtonLink href="/catalog/">В каталог</ButtonLink>
            <ArrowLink href="/catalog/novinki/">Новинки</ArrowLink>
          </>
        }
      >
        Нажмите на&nbsp;сердечко у&nbsp;украшения, и&nbsp;оно останется здесь: к&nbsp;нему можно вернуться
        в&nbsp;любой день.
      </Empty>
    );
  }
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <ListedCard
            card={card}
            sizes={GRID_SIZES}
            onAdd={onAdd}
            isPriority={index < ABOVE_THE_FOLD}
            list="Избранное"
            position={index + 1}
          />
        </li>
      ))}
    </ul>
  );
}
