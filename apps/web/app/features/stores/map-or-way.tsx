import type { ComponentProps } from 'react';
import type { PinnedStore } from './map/map-pin.tsx';
import type { MapPlan } from './map/plan/map-plan.ts';
import { StoreMap } from './map/store-map.tsx';
import { WayInstead } from './way-instead.tsx';

type Place = NonNullable<ComponentProps<typeof WayInstead>['place']>;

type Props = {
  stores: readonly (PinnedStore & Place)[];
  /** Null when a map would be pointless for these places. */
  plan: MapPlan | null;
  chosenId: number | undefined;
  label: string;
};

/** The map of places to choose from, or directions to the chosen one. */
export function MapOrWay({ stores, plan, chosenId, label }: Props) {
  if (plan === null) return <WayInstead place={stores.find(({ id }) => id === chosenId)} />;
  return <StoreMap stores={stores} plan={plan} chosenId={chosenId} label={label} />;
}
