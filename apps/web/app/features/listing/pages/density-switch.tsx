import { Icon } from '#app/ui/icons/icon.tsx';
import { writeDensity, type Density } from './density.ts';
import styles from './density-switch.module.css';

type Props = { density: Density };

const CHOICES = [
  { density: 'few', icon: 'grid-2', name: 'Крупные карточки' },
  { density: 'many', icon: 'grid-3', name: 'Мелкие карточки' },
] as const;

/** Size of the cards on a wide screen; stored in the browser. */
export function DensitySwitch({ density }: Props) {
  return (
    <div className={styles.root} role="group" aria-label="Размер карточек">
      {CHOICES.map((choice) => (
        <button
          key={choice.density}
          type="button"
          className={styles.button}
          aria-label={choice.name}
          aria-pressed={choice.density === density}
          onClick={() => writeDensity(choice.density)}
        >
          <Icon name={choice.icon} size={20} isFilled={choice.density === density} />
        </button>
      ))}
    </div>
  );
}
