import type { ComponentProps } from 'react';
import {
  PersonalRecommendations,
  RECOMMENDATIONS_TITLE,
} from '#app/features/recommendations/personal-recommendations.tsx';
import { useListedCards } from '#app/blocks/cards/use-listed-cards.tsx';

type Props = Omit<ComponentProps<typeof PersonalRecommendations>, 'renderCard'>;

/** SPEC 2.20: each item is a product card of type main. */
export function PersonalRow(props: Props) {
  return <PersonalRecommendations {...props} renderCard={useListedCards(RECOMMENDATIONS_TITLE)} />;
}
