import { A } from '#app/ui/buttons/link.tsx';
import { frameStyle, MapGround, spotStyle } from './map-ground.tsx';
import { MapThanks } from './map-thanks.tsx';
import { MapPin, type PinnedStore } from './map-pin.tsx';
import { mercatorFrom } from './plan/mercator.ts';
import { pictureOffsets, STILL } from './plan/pin-offsets.ts';
import type { MapPlan } from './plan/map-plan.ts';
import picture from './map-picture.module.css';
import styles from './store-map.module.css';

type Props = {
  stores: readonly PinnedStore[];
  plan: MapPlan;
  /** The page with the live map. */
  href: string;
};

const HERE = { x: 0, y: 0 };

/** Stores on a picture of the map; the whole picture links to their page. */
export function MapPicture({ stores, plan, href }: Props) {
  const spots = stores.map(mercatorFrom(plan.centre));
  const offsets = pictureOffsets(spots, plan);
  return (
    <div className={styles.root}>
      <div className={styles.plane} style={frameStyle(plan)}>
        <div className={styles.world} aria-hidden="true">
          <MapGround plan={plan} />
          {stores.map((store, index) => (
            <div key={store.id} className={styles.spot} style={spotStyle(spots[index] ?? HERE)}>
              <MapPin
                store={store}
                number={index + 1}
                isChosen={false}
                offset={offsets[index] ?? STILL}
                hasLabel={false}
              />
            </div>
          ))}
        </div>
      </div>
      <A href={href} className={picture.link} aria-label={`Салоны на карте: ${plan.centre.name}`} />
      <MapThanks hasMetro={plan.hasMetro} />
    </div>
  );
}
