import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse } from 'react-router';
import { ShopCard } from '#app/routes/catalogue/shop-card.tsx';
import { useAddToCart } from '#app/routes/catalogue/use-add-to-cart.ts';
import { getPopular } from '#app/lib/api/browser.ts';
import { Breakdown } from '#app/shell/breakdown.tsx';
import { NotFound } from '#app/shell/not-found.tsx';
import { Carousel } from '#app/ui/carousel.tsx';
import layout from '#app/ui/layout.module.css';
import { titleOf } from './title-of.ts';

/** Inside the frame of the shop: a page that is not there, or one that could not be shown. */
export function MissingPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <Breakdown />;
  return (
    <NotFound title={titleOf(error.data)}>
      <Recommended />
    </NotFound>
  );
}

/** Asked for after the page stands, and simply absent when it cannot be had. */
function Recommended() {
  const onAdd = useAddToCart();
  const { data: cards = [] } = useQuery({ queryKey: ['popular'], queryFn: getPopular, staleTime: Infinity });
  if (cards.length === 0) return null;
  return (
    <section className={`${layout.container} ${layout.section}`}>
      <header className={layout.sectionHead}>
        <h2>Вам может понравиться</h2>
      </header>
      <Carousel label="Вам может понравиться">
        {cards.map((card) => (
          <ShopCard key={card.id} card={card} type="main" onAdd={onAdd} />
        ))}
      </Carousel>
    </section>
  );
}
