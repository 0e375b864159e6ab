import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  forgetFavourite,
  forgetFavouriteStone,
  rememberFavourite,
  rememberFavouriteStone,
} from '#app/lib/api/browser.ts';
import { chosenStore, type ChosenList } from '#app/lib/visitor/chosen-store.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { toggleFavourite, type FavouriteKind } from './toggle-favourite.ts';
import styles from './favourite-button.module.css';

/** The visitor's favourites of each kind. */
const FAVOURITE_LISTS: Readonly<Record<FavouriteKind, ChosenList>> = {
  product: ({ favouriteIds }) => favouriteIds,
  stone: ({ favouriteStoneIds }) => favouriteStoneIds,
};

type Props = {
  id: number;
  /** What the id is of. */
  kind?: FavouriteKind;
  /** Its name, for screen readers. */
  name: string;
  /** `corner` is on a picture, `square` beside a button, `row` at the end of a row. */
  place?: 'corner' | 'square' | 'row';
};

const CALLS = {
  product: { remember: rememberFavourite, forget: forgetFavourite },
  stone: { remember: rememberFavouriteStone, forget: forgetFavouriteStone },
};

/** The heart button. Empty in the cached page; the visitor's own state arrives later. */
export function FavouriteButton({ id, kind = 'product', name, place = 'corner' }: Props) {
  const client = useQueryClient();
  const store = chosenStore(client, FAVOURITE_LISTS[kind]);
  const isFavourite = useSyncExternalStore(store.subscribe, () => store.has(id), nothingKnown);

  async function press() {
    try {
      await toggleFavourite(client, CALLS[kind], { kind, id });
    } catch {
      showToast({ content: 'Не получилось сохранить. Проверьте связь и повторите' });
    }
  }

  return (
    <button
      type="button"
      className={styles.root}
      data-place={place}
      aria-pressed={isFavourite}
      aria-label={`В избранное: ${name}`}
      onClick={() => void press()}
    >
      <Icon name="heart" size={place === 'row' ? 18 : 22} isFilled={isFavourite} />
    </button>
  );
}

function nothingKnown() {
  return false;
}
