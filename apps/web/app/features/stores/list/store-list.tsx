import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import type { StoreDetails } from '@yahont/contracts/stores/stores.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import {
  passes,
  readStoreChoice,
  servicesToChoose,
  storeChoiceUrl,
  type StoreChoice,
} from '../choice/store-choice.ts';
import { MapBalloon } from '../map/map-balloon.tsx';
import type { MarkedCity } from '../map/city-mark.tsx';
import type { MapPlan } from '../map/plan/map-plan.ts';
import { StoreMap } from '../map/store-map.tsx';
import { StoreFilterChips } from './store-filter-chips.tsx';
import { StoreRow } from './store-row.tsx';
import { ViewSwitch } from './view-switch.tsx';
import styles from './store-list.module.css';

type Props = {
  stores: readonly StoreDetails[];
  /** Null when a map would be pointless: then every store has directions. */
  plan: MapPlan | null;
  cities: readonly MarkedCity[];
  cityCode: string;
};

/** With fewer stores than this the map is lower than the screen. */
const LOW = 3;

/** Stores of a city beside their map. The choice is in the address, so list and map cannot differ. */
export function StoreList({ stores, plan, cities, cityCode }: Props) {
  const { search } = useLocation();
  const choice = readStoreChoice(new URLSearchParams(search));
  const hrefOf = (one: StoreChoice) => storeChoiceUrl(cityCode, one);
  const hrefOfStore = (storeId: number) => hrefOf({ ...choice, storeId });
  const shown = stores.filter((store) => passes(store, choice));
  const shownIds = new Set(shown.map(({ id }) => id));
  const isList = choice.isList || plan === null;
  const chosenId = (shown.find(({ id }) => id === choice.storeId) ?? shown[0])?.id;
  useRowInSight(choice.storeId);
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <StoreFilterChips services={servicesToChoose(stores)} choice={choice} hrefOf={hrefOf} />
        {plan !== null && <ViewSwitch choice={choice} hrefOf={hrefOf} />}
      </div>
      <div className={styles.sides} data-list={isList || undefined}>
        <div className={styles.side}>
          <ol className={styles.rows}>
            {stores.map(
              (store, index) =>
                shownIds.has(store.id) && (
                  <StoreRow
                    key={store.id}
                    store={store}
                    number={index + 1}
                    isChosen={store.id === chosenId}
                    chooseHref={plan === null ? null : hrefOfStore(store.id)}
                  />
                ),
            )}
          </ol>
          {shown.length === 0 && (
            <p className={styles.none} role="status">
              Такого салона сейчас нет.
              <Chip kind="clear" href={hrefOf({ ...choice, isOpen: false, services: [] })} keepsScroll>
                Показать все
              </Chip>
            </p>
          )}
        </div>
        {plan !== null && !isList && (
          <div className={styles.map} data-low={stores.length <= LOW || undefined}>
            <StoreMap
              stores={stores}
              plan={plan}
              label={`Салоны на карте: ${plan.centre.name}`}
              chosenId={chosenId}
              isShown={(id) => shownIds.has(id)}
              hrefOf={hrefOfStore}
              cities={cities}
              renderBalloon={(id, place, close) => {
                const store = shown.find((one) => one.id === id);
                return store && <MapBalloon store={store} place={place} onClose={close} />;
              }}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Scrolls to the row of a newly chosen store, but only when the list is beside the map: on a phone the map is
 * above the list and would scroll out of view.
 */
function useRowInSight(storeId: number | null): void {
  const last = useRef(storeId);
  const scroll = useEffectEvent(() => {
    if (!matchMedia('(min-width: 1024px)').matches) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document
      .getElementById(`store-${storeId}`)
      ?.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'auto' : 'smooth' });
  });
  // The scroll position is outside React.
  useEffect(() => {
    if (last.current !== storeId) scroll();
    last.current = storeId;
  }, [storeId]);
}
