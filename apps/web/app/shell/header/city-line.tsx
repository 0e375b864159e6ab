import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './city-line.module.css';

type Props = {
  cityName: string;
  /** Transliterated name of the city, for the link to its stores. */
  cityCode: string;
  /** A guessed city that is not confirmed yet: asks whether it is right. */
  guess?: string | null;
  onConfirm?: () => void;
  /** Opens the city dialog; without it the name links to the stores. */
  onChoose?: () => void;
};

/** The shopper's city in the top strip: «Москва  Ваш город — Москва? Да  Выбрать другой». */
export function CityLine({ cityName, cityCode, guess = null, onConfirm, onChoose }: Props) {
  const name = (
    <>
      <Icon name="pin" size={16} />
      {cityName}
    </>
  );
  return (
    <div className={styles.root}>
      {onChoose === undefined ? (
        <A className={styles.city} href={`/stores/${cityCode}/`}>
          {name}
        </A>
      ) : (
        <button type="button" className={styles.city} aria-haspopup="dialog" onClick={onChoose}>
          {name}
        </button>
      )}
      {guess !== null && (
        <span className={styles.question}>
          {`Ваш город\u00A0— ${guess}?`}
          <button type="button" className={styles.answer} onClick={onConfirm}>
            Да
          </button>
          <button type="button" className={styles.answer} onClick={onChoose}>
            Выбрать другой
          </button>
        </span>
      )}
    </div>
  );
}
