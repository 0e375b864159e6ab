import { Icon } from '#app/ui/icons/icon.tsx';
import type { LiveMap } from './live/live-map.ts';
import styles from './map-controls.module.css';

type Props = { map: LiveMap };

/** Buttons of a live map. */
export function MapControls({ map }: Props) {
  return (
    <div className={styles.root}>
      <button type="button" aria-label="Приблизить" onClick={() => map.zoomBy(1)}>
        <Icon name="plus" size={16} />
      </button>
      <button type="button" aria-label="Отдалить" onClick={() => map.zoomBy(-1)}>
        <Icon name="minus" size={16} />
      </button>
      <button type="button" aria-label="Показать весь город" onClick={() => map.showAll()}>
        <Icon name="expand" size={16} />
      </button>
    </div>
  );
}
