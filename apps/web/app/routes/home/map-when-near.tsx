import { Suspense, useRef, type ComponentProps } from 'react';
import { useNear } from '#app/lib/use-near.ts';
import { lazyPart } from '#app/ui/lazy-part.ts';
import type { StoreMap } from '#app/features/stores/store-map.tsx';
import styles from './map-when-near.module.css';

const Map = lazyPart(async () => ({
  default: (await import('#app/features/stores/store-map.tsx')).StoreMap,
}));

/** The map stands far down the page and says nothing that the list beside it does not: it comes when one comes near. */
export function MapWhenNear(props: Pick<ComponentProps<typeof StoreMap>, 'stores' | 'label'>) {
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
