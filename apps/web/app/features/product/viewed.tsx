import { useEffect, useRef, useState, type ReactNode } from 'react';
import { freshAnswers } from '#app/base/requests/fresh-answers.ts';
import { useLateRow } from '#app/base/timing/use-late-row.ts';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { getCardsById } from '#app/lib/api/browser.ts';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import { readViewed, rememberViewed } from '#app/lib/viewed.ts';
import styles from './viewed.module.css';

type Props = { productId: number; renderCard: (card: ProductCard, index: number) => ReactNode };

/** Recently viewed products, known to this browser only. */
export function Viewed({ productId, renderCard }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [items, setItems] = useState(() => cards.known(productId) ?? []);

  // The call is outside React; the row is optional.
  useEffect(() => {
    let isOver = false;
    cards.ask(productId).then(
      (known) => !isOver && setItems(known),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [productId]);

  // Browser storage is outside React.
  useEffect(() => rememberViewed(localStorage, productId), [productId]);

  const { isShown } = useLateRow(place, items.length > 0);
  return (
    <div ref={place}>
      {isShown && items.length > 0 && (
        <section className={styles.root}>
          <h2 className={styles.title}>Вы смотрели</h2>
          <Carousel label="Вы смотрели">{items.map(renderCard)}</Carousel>
        </section>
      )}
    </div>
  );
}

async function cardsBefore(productId: number): Promise<readonly ProductCard[]> {
  const ids = readViewed(localStorage).filter((id) => id !== productId);
  return ids.length === 0 ? [] : (await getCardsById(ids)).items;
}

const FRESH_MS = 60_000;
/** By the product whose page shows them. */
const cards = freshAnswers(cardsBefore, FRESH_MS);
