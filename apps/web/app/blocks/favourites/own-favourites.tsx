import type { ListResult } from '#app/features/lists/list-action.server.ts';
import { ListHead } from '#app/features/lists/list-head.tsx';
import { ListNav } from '#app/features/lists/list-nav.tsx';
import { listRefusalText } from '#app/features/lists/list-refusal.ts';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { FavouriteCards } from './favourite-cards.tsx';
import { ListCards } from './list-cards.tsx';
import type { OwnFavourites as Data } from './load-own-favourites.server.ts';
import styles from './own-favourites.module.css';

type Props = Data & {
  base: string;
  result: ListResult | undefined;
  /** A page of its own has room for the lists at its side; the account has its menu there. */
  place: 'page' | 'account';
};

/** Intents of buttons; forms show their refusals themselves. */
const OF_FORMS = ['make', 'change', 'hint'];

/** All favourites, or one named list, with links to the others. */
export function OwnFavourites({ cards, stones, lists, list, sharedUrl, start, base, result, place }: Props) {
  if (lists === null) return <FavouriteCards cards={cards} stones={stones} />;
  const refused = result?.ok === false && !OF_FORMS.includes(result.intent) ? result.refusal : null;
  return (
    <div className={styles.frame} data-place={place}>
      <ListNav
        isColumn={place === 'page'}
        base={base}
        lists={lists}
        count={cards.length + stones.length}
        openId={list?.id ?? null}
        start={start}
        result={result}
      />
      <div className={styles.main}>
        <FormStatus done={null} failure={refused === null ? null : listRefusalText(refused)} />
        {list === null ? (
          <FavouriteCards cards={cards} stones={stones} lists={lists} />
        ) : (
          <>
            <ListHead key={list.id} list={list} sharedUrl={sharedUrl} result={result} />
            <ListCards list={list} />
          </>
        )}
      </div>
    </div>
  );
}
