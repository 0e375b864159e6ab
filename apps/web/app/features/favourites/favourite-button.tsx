import {
  forgetFavourite,
  forgetFavouriteStone,
  rememberFavourite,
  rememberFavouriteStone,
} from '#app/lib/api/browser.ts';
import { useIsOfVisitor } from '#app/lib/visitor/use-visitor.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { showToast } from '#app/ui/notices/toast-store.ts';
import { LIST_OF, toggleFavourite, type FavouriteKind } from './toggle-favourite.ts';
import styles from './favourite-button.module.css';

type Props = {
  id: number;
  /** What kind of thing the id belongs to. */
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
  const isFavourite = useIsOfVisitor((summary) => summary[LIST_OF[kind]].includes(id));

  async function press() {
    try {
      await toggleFavourite(visitor, CALLS[kind], { kind, id });
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
