import { PressButton } from '#app/ui/buttons/press-button.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './quantity.module.css';

type Props = {
  /** What is counted, for the buttons' accessible names: «Кольцо «Аврора»». */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** A change is pending: presses are ignored. */
  isBusy?: boolean;
  /** With a name the buttons submit their form with the new quantity under that name. */
  name?: string;
  /** Called with the new quantity; when there is a name, before the form is submitted. */
  onChange?: (value: number) => void;
};

/** Minus, number, plus. */
export function Quantity({ label, value, min = 1, max, isBusy = false, name, onChange }: Props) {
  const type = name === undefined ? 'button' : 'submit';
  return (
    <div className={styles.root} role="group" aria-label={`Количество: ${label}`}>
      <PressButton
        type={type}
        name={name}
        value={value - 1}
        className={styles.button}
        aria-label="Меньше на одно"
        isBlocked={isBusy || value <= min}
        onClick={() => onChange?.(value - 1)}
      >
        <Icon name="minus" size={16} />
      </PressButton>
      <output>{value}</output>
      <PressButton
        type={type}
        name={name}
        value={value + 1}
        className={styles.button}
        aria-label="Больше на одно"
        isBlocked={isBusy || value >= max}
        onClick={() => onChange?.(value + 1)}
      >
        <Icon name="plus" size={16} />
      </PressButton>
    </div>
  );
}
