import { Form, useNavigation } from 'react-router';
import type { FavouriteList } from '@yahont/contracts/lists/lists.ts';
import { ListedCard } from '#app/blocks/cards/listed-card.tsx';
import { BellLink } from '#app/features/bells/bell-link.tsx';
import { noteOf } from '#app/features/lists/price-since.ts';
import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import text from '#app/ui/text/text.module.css';
import { GoneCard } from './gone-card.tsx';
import styles from './favourite-cards.module.css';

/** Pieces of a named list, with what changed since they were put there. */
export function ListCards({ list }: { list: FavouriteList }) {
  const taken = useNavigation().formData?.get('product');
  if (list.items.length === 0)
    return (
      <p className={text.muted}>Пока пусто. Откройте «Все» и&nbsp;нажмите «В&nbsp;список» под украшением.</p>
    );
  return (
    <ul className={styles.grid}>
      {list.items.map((item, index) => {
        const note = noteOf(item);
        return (
          <li key={item.productId} data-state={item.state}>
            {item.card === null ? (
              <GoneCard name={item.name} />
            ) : (
              <ListedCard card={item.card} sizes={GRID_SIZES} isPriority={index < 4} />
            )}
            {item.card !== null && <BellLink card={item.card} />}
            {note !== null && (
              <p className={styles.note} data-tone={note.tone}>
                {note.text}
              </p>
            )}
            <Form method="post" preventScrollReset className={styles.take}>
              <input type="hidden" name="list" value={list.id} />
              <input type="hidden" name="product" value={item.productId} />
              <Button
                type="submit"
                name="intent"
                value="take"
                variant="quiet"
                isWide
                isWaiting={taken === String(item.productId)}
                aria-label={`Убрать из списка: ${item.name}`}
              >
                Убрать
              </Button>
            </Form>
          </li>
        );
      })}
    </ul>
  );
}
