import { Form, useNavigation } from 'react-router';
import type { SharedList } from '@yahont/contracts/lists/lists.ts';
import { GRID_SIZES } from '#app/features/product-card/grid-sizes.ts';
import { ProductCard } from '#app/features/product-card/product-card.tsx';
import { Button } from '#app/ui/buttons/button.tsx';
import { GoneCard } from './gone-card.tsx';
import grid from './favourite-cards.module.css';
import styles from './shared-cards.module.css';

type Item = SharedList['items'][number];

/** Pieces of a list of somebody else: without hearts, each with its mark. */
export function SharedCards({ list }: { list: SharedList }) {
  return (
    <ul className={grid.grid}>
      {list.items.map((item, index) => (
        <li key={item.productId} className={styles.item} data-gift={item.gift}>
          {item.card === null ? (
            <GoneCard name={item.name} />
          ) : (
            <ProductCard
              card={{ ...item.card, colorGroups: [] }}
              sizes={GRID_SIZES}
              isPriority={index < 3}
              onShow={ignore}
            />
          )}
          <Mark item={item} isOwn={list.isOwn} />
        </li>
      ))}
    </ul>
  );
}

/** Without links to other metals a card shows nothing else. */
function ignore() {}

function Mark({ item: { productId, name, state, gift }, isOwn }: { item: Item; isOwn: boolean }) {
  const pressed = useNavigation().formData?.get('product');
  if (gift === 'taken')
    return (
      <p className={styles.words}>
        <b>Это уже дарят</b>
        Выберите другое
      </p>
    );
  if (state !== 'available' && gift === 'free')
    return (
      <p className={styles.words}>
        <b>Продано</b>
        {state === 'sold' ? 'Сейчас ни одного нет' : 'Больше не\u00A0продаётся'}
      </p>
    );
  if (isOwn) return null;
  return (
    <Form method="post" preventScrollReset className={styles.form}>
      <input type="hidden" name="product" value={productId} />
      {gift === 'own' && (
        <p className={styles.words}>
          <b>Дарите вы</b>
          Остальные видят «уже дарят», но не&nbsp;вас
        </p>
      )}
      <Button
        type="submit"
        name="intent"
        value={gift === 'own' ? 'release' : 'give'}
        variant={gift === 'own' ? 'quiet' : 'ghost'}
        isWide
        isWaiting={pressed === String(productId)}
        aria-label={gift === 'own' ? `Снять отметку: ${name}` : `Подарю я: ${name}`}
      >
        {gift === 'own' ? 'Снять отметку' : 'Подарю я'}
      </Button>
    </Form>
  );
}
