import type { ComponentProps } from 'react';
import {
  PersonalRecommendations,
  RECOMMENDATIONS_TITLE,
} from '#app/features/recommendations/personal-recommendations.tsx';
import { useIsModuleOn } from '#app/lib/public-settings.ts';
import { listedCards } from '#app/blocks/cards/listed-cards.tsx';

type Props = Omit<ComponentProps<typeof PersonalRecommendations>, 'renderCard'>;

/** SPEC 2.20: each item is a product card of type main. */
export function PersonalRow(props: Props) {
  const isOn = useIsModuleOn('recommendations');
  return isOn && <PersonalRecommendations {...props} renderCard={listedCards(RECOMMENDATIONS_TITLE)} />;
}
