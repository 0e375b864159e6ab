import { Suspense, useRef, type ComponentProps } from 'react';
import { useNear } from '#app/lib/timing/use-near.ts';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import type { ChoosableStoreMap } from '#app/features/stores/choosable-store-map.tsx';
import styles from './map-when-near.module.css';

const Map = lazyPart(async () => ({
  default: (await import('#app/features/stores/choosable-store-map.tsx')).ChoosableStoreMap,
}));

/** The map is far down the page and repeats the list beside it, so it is loaded when it comes near the viewport. */
export function MapWhenNear(props: ComponentProps<typeof ChoosableStoreMap>) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  return (
    <div ref={place} className={styles.root}>
      {isNear && (
        <Suspense>
          <Map {...props} />
        </Suspense>
      )}
    </div>
  );
}
