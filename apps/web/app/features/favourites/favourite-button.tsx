import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { forgetFavourite, rememberFavourite } from '#app/lib/api/browser.ts';
import { chosenStore } from '#app/lib/visitor/chosen-store.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { FAVOURITE_LIST } from './favourite-list.ts';
import { toggleFavourite } from './toggle-favourite.ts';
import styles from './favourite-button.module.css';

type Props = {
  id: number;
  /** Name of the product, for screen readers. */
  name: string;
  /** `corner` is on a picture, `square` beside a button. */
  place?: 'corner' | 'square';
};

const CALLS = { remember: rememberFavourite, forget: forgetFavourite };

/** The heart button. Empty in the cached page; the visitor's own state arrives later. */
export function FavouriteButton({ id, name, place = 'corner' }: Props) {
  const client = useQueryClient();
  const store = chosenStore(client, FAVOURITE_LIST);
  const isFavourite = useSyncExternalStore(store.subscribe, () => store.has(id), nothingKnown);

  async function press() {
    try {
      await toggleFavourite(client, CALLS, id);
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
      <Icon name="heart" size={22} isFilled={isFavourite} />
    </button>
  );
}

function nothingKnown() {
  return false;
}
