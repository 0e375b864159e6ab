import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import { useEffect, useRef, type ReactNode } from 'react';
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
  const { data } = useQuery(
    {
      queryKey: ['viewed', productId],
      queryFn: () => cardsBefore(productId),
      refetchOnWindowFocus: false,
    },
    queryClient(),
  );

  // Browser storage is outside React.
  useEffect(() => rememberViewed(localStorage, productId), [productId]);

  const items = data?.items ?? [];
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

async function cardsBefore(productId: number): Promise<{ items: ProductCard[] }> {
  const ids = readViewed(localStorage).filter((id) => id !== productId);
  return ids.length === 0 ? { items: [] } : getCardsById(ids);
}
