import { useState, type CSSProperties } from 'react';
import { Button } from '#app/ui/buttons/button.tsx';
import { Dialog } from '#app/ui/modals/dialog.tsx';
import {
  CARD_HEIGHT_MM,
  CARD_WIDTH_MM,
  keepScreenScale,
  NOMINAL_PX,
  readScreenScale,
} from './screen-scale.ts';
import styles from './card-gauge.module.css';

type Props = { onClose: () => void };

/** Limits of the slider: the width of a card on a screen, pixels. */
const LEAST = 160;
const MAX = 720;
const STEP = 1;

/** Measures the screen with a bank card held against it. Loaded on demand. */
export function CardGauge({ onClose }: Props) {
  const [width, setWidth] = useState(() =>
    Math.round((readScreenScale(localStorage) ?? NOMINAL_PX) * CARD_WIDTH_MM),
  );

  function keep() {
    keepScreenScale(width, localStorage);
    onClose();
  }

  const size = {
    '--card-width': `${width}px`,
    '--card-ratio': CARD_WIDTH_MM / CARD_HEIGHT_MM,
  } as CSSProperties;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Масштаб экрана"
      lead="Приложите к экрану банковскую карту левым верхним углом к рамке и двигайте ползунок, пока ширина рамки не сравняется с картой."
      width="normal"
    >
      <div className={styles.area}>
        <div className={styles.card} style={size} />
      </div>
      <label className={styles.label}>
        <span>Ширина карты</span>
        <input
          className={styles.slider}
          type="range"
          min={LEAST}
          max={MAX}
          step={STEP}
          value={width}
          onChange={(event) => setWidth(Number(event.target.value))}
        />
      </label>
      <Button onClick={keep}>Готово</Button>
    </Dialog>
  );
}
