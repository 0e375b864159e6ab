import { useState } from 'react';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import type { Centre } from '../centre.ts';
import { StoreBalloon } from '../store-balloon.tsx';
import { NO_FILTER, passes, servicesToChoose } from './store-filter.ts';
import { StoreFilterChips } from './store-filter-chips.tsx';
import { StoreMap } from '../store-map.tsx';
import { StoreRow } from './store-row.tsx';
import styles from './store-list.module.css';

type Props = { stores: readonly Store[]; centre: Centre };

/** With fewer stores than this the map is lower than the screen. */
const LOW = 3;

/** Stores of a city: list and map side by side; the hovered store is highlighted on both. */
export function StoreList({ stores, centre }: Props) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [pointedId, setPointedId] = useState(stores[0]?.id);
  const shownIds = new Set(stores.filter((store) => passes(store, filter)).map(({ id }) => id));
  const markedId = pointedId !== undefined && shownIds.has(pointedId) ? pointedId : [...shownIds][0];
  const choose = (id: number) => {
    setPointedId(id);
    scrollToRow(id);
  };
  return (
    <div className={styles.root}>
      <StoreFilterChips services={servicesToChoose(stores)} filter={filter} onChange={setFilter} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <ol>
            {stores.map(
              (store, index) =>
                shownIds.has(store.id) && (
                  <StoreRow
                    key={store.id}
                    store={store}
                    number={index + 1}
                    isMarked={store.id === markedId}
                    onPoint={() => setPointedId(store.id)}
                  />
                ),
            )}
          </ol>
          {shownIds.size === 0 && (
            <p className={styles.none} role="status">
              Такого салона сейчас нет.
              <Chip kind="clear" onClick={() => setFilter(NO_FILTER)}>
                Показать все
              </Chip>
            </p>
          )}
        </div>
        <div className={styles.map} data-low={stores.length <= LOW || undefined}>
          <StoreMap
            stores={stores}
            centre={centre}
            label={`Салоны на карте: ${centre.name}`}
            markedId={markedId}
            isShown={(id) => shownIds.has(id)}
            onMark={setPointedId}
            onChoose={choose}
            renderBalloon={(id, place, close) => {
              const store = stores.find((one) => one.id === id);
              return store && <StoreBalloon store={store} place={place} onClose={close} />;
            }}
          />
        </div>
      </div>
    </div>
  );
}

/**
 * Scrolls only where the list is beside the map. On a phone, where the map is above the list, scrolling would hide the
 * map.
 */
function scrollToRow(id: number): void {
  if (!matchMedia('(min-width: 1024px)').matches) return;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(`store-${id}`)
    ?.scrollIntoView({ block: 'center', behavior: isCalm ? 'auto' : 'smooth' });
}
