import { Icon } from '#app/ui/icons/icon.tsx';
import { MAX_ZOOM } from './geometry/view.ts';
import styles from './map-controls.module.css';

type Props = { zoom: number; onZoomIn: () => void; onZoomOut: () => void; onReset: () => void };

/** A disabled control keeps its place and can be focused, but is announced as disabled. */
export function MapControls({ zoom, onZoomIn, onZoomOut, onReset }: Props) {
  const isWhole = zoom === 1;
  return (
    <div className={styles.root} data-still>
      <button type="button" aria-label="Приблизить" aria-disabled={zoom >= MAX_ZOOM} onClick={onZoomIn}>
        <Icon name="plus" size={16} />
      </button>
      <button type="button" aria-label="Отдалить" aria-disabled={isWhole} onClick={onZoomOut}>
        <Icon name="minus" size={16} />
      </button>
      <button type="button" aria-label="Показать весь город" aria-disabled={isWhole} onClick={onReset}>
        <Icon name="expand" size={16} />
      </button>
    </div>
  );
}
