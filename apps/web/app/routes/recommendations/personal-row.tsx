import type { ComponentProps } from 'react';
import {
  PersonalRecommendations,
  RECOMMENDATIONS_TITLE,
} from '#app/features/recommendations/personal-recommendations.tsx';
import { ListedCard } from '#app/routes/catalogue/listed-card.tsx';
import { useAddToCart } from '#app/routes/catalogue/use-add-to-cart.ts';

type Props = Omit<ComponentProps<typeof PersonalRecommendations>, 'renderCard'>;

/** SPEC 2: each item is a product card of type main. */
export function PersonalRow(props: Props) {
  const onAdd = useAddToCart();
  return (
    <PersonalRecommendations
      {...props}
      renderCard={(card, index) => (
        <ListedCard
          key={card.id}
          card={card}
          type="main"
          onAdd={onAdd}
          list={RECOMMENDATIONS_TITLE}
          position={index + 1}
        />
      )}
    />
  );
}
