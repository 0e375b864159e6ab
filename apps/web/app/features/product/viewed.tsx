import { useQuery } from '@tanstack/react-query';
import { queryClient } from '#app/base/requests/query-client.ts';
import { useEffect, type ReactNode } from 'react';
import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import { getCardsById } from '#app/lib/api/browser.ts';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import { readViewed, rememberViewed } from '#app/lib/viewed.ts';
import styles from './viewed.module.css';

type Props = { productId: number; renderCard: (card: ProductCard, index: number) => ReactNode };

/** Recently viewed products, known to this browser only. */
export function Viewed({ productId, renderCard }: Props) {
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

  if (data === undefined || data.items.length === 0) return null;
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>Вы смотрели</h2>
      <Carousel label="Вы смотрели">{data.items.map(renderCard)}</Carousel>
    </section>
  );
}

async function cardsBefore(productId: number): Promise<{ items: ProductCard[] }> {
  const ids = readViewed(localStorage).filter((id) => id !== productId);
  return ids.length === 0 ? { items: [] } : getCardsById(ids);
}
