import { useState } from 'react';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import type { Centre } from './centre.ts';
import { StoreBalloon } from './store-balloon.tsx';
import { StoreMap } from './store-map.tsx';

type Props = { stores: readonly Store[]; centre: Centre };

/** A map on its own: a click on a pin shows the store's details. */
export function ChoosableStoreMap({ stores, centre }: Props) {
  const [markedId, setMarkedId] = useState(stores[0]?.id);
  return (
    <StoreMap
      stores={stores}
      centre={centre}
      label={`Салоны на карте: ${centre.name}`}
      markedId={markedId}
      onMark={setMarkedId}
      onChoose={setMarkedId}
      renderBalloon={(id, place, close) => {
        const store = stores.find((one) => one.id === id);
        return store && <StoreBalloon store={store} place={place} onClose={close} />;
      }}
    />
  );
}
