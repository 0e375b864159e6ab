import type { HoldOffer } from '@yahont/contracts/holds/holds.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import choice from '#app/ui/choices/choice.module.css';
import { untilText } from './hold-words.ts';
import styles from './holds.module.css';

type Store = HoldOffer['stores'][number];
type Props = {
  stores: readonly Store[];
  chosenId: number | null;
  onChoose: (id: number) => void;
};

/** Stores that have the piece; one that keeps its last for somebody says until when. */
export function StoreChoice({ stores, chosenId, onChoose }: Props) {
  return (
    <RadioGroup legend="Салон" name="storeId" className={styles.stores}>
      {stores.map((store) => (
        <label key={store.id} className={styles.store} data-taken={store.free === 0 || undefined}>
          <input
            type="radio"
            className={choice.dot}
            name="storeId"
            value={store.id}
            disabled={store.free === 0}
            checked={store.id === chosenId}
            onChange={() => onChoose(store.id)}
          />
          <b>{nbsp(store.name)}</b>
          <span>{whereText(store)}</span>
          <span className={styles.free}>{freeText(store)}</span>
        </label>
      ))}
    </RadioGroup>
  );
}

function whereText(store: Store): string {
  const metro = store.metro === '' ? '' : `м.\u00A0${store.metro}`;
  return [addressBeside(store), metro, store.openText]
    .filter((fact) => fact !== '')
    .map(nbsp)
    .join(' · ');
}

function freeText({ free, freeAt, today }: Store): string {
  if (free > 0) return `свободно ${free}`;
  return freeAt === null ? 'сейчас нет' : `отложено ${untilText(freeAt, today)}`;
}
