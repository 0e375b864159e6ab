import type { ProductCard as Card } from '@yahont/contracts/catalogue/cards.ts';
import type { ComparedStone } from '@yahont/contracts/comparisons/comparisons.ts';
import type { ListBrief } from '@yahont/contracts/lists/lists.ts';
import { BellLink } from '#app/features/bells/bell-link.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { ListPicker } from '#app/features/lists/list-picker.tsx';
import { numberedName, stoneFace } from '#app/shop/cards/stone-face.ts';
import { StoneRow } from '#app/shop/cards/stone-row.tsx';
import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import { ListedCard } from '#app/blocks/cards/listed-card.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Empty } from '#app/shop/parts/empty.tsx';
import styles from './favourite-cards.module.css';

type Props = {
  cards: readonly Card[];
  stones: readonly ComparedStone[];
  /** Named lists into which a card can be put. */
  lists?: readonly ListBrief[];
};

/** Cards in the first rows of a desktop. */
const ABOVE_THE_FOLD = 4;

/** The visitor's favourites, or a suggestion while there are none. */
export function FavouriteCards({ cards, stones, lists = [] }: Props) {
  if (cards.length + stones.length === 0) {
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
    <>
      {cards.length > 0 && (
        <ul className={styles.grid}>
          {cards.map((card, index) => (
            <li key={card.id}>
              <ListedCard
                card={card}
                sizes={GRID_SIZES}
                isPriority={index < ABOVE_THE_FOLD}
                list="Избранное"
                position={index + 1}
              />
              <BellLink card={card} />
              {lists.length > 0 && <ListPicker productId={card.id} name={card.name} lists={lists} />}
            </li>
          ))}
        </ul>
      )}
      {stones.length > 0 && (
        <section className={styles.stones} aria-labelledby="favourite-stones">
          <h2 id="favourite-stones">Бриллианты</h2>
          {stones.map((stone) => (
            <div key={stone.id} className={styles.stone}>
              <div>
                <StoneRow
                  card={{ ...stoneFace(stone, stone.laboratoryScale), inStock: stone.state === 'available' }}
                />
                {stone.state !== 'available' && (
                  <p className={styles.taken}>
                    {stone.state === 'sold' ? 'Этот камень продан.' : 'Этот камень выбрал другой покупатель.'}{' '}
                    <A href={stone.url}>Ближайшие к&nbsp;нему</A>
                  </p>
                )}
              </div>
              <FavouriteButton id={stone.id} kind="stone" name={numberedName(stone)} place="row" />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
