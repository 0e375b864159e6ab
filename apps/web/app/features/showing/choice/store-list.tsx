import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import type { Choose } from '../showing-address.ts';
import { firstHour } from '../showing-words.ts';
import styles from './store-list.module.css';

type Props = { showings: readonly Showing[]; chosenId: number; choose: Choose };

/** A city may have a dozen stores: the sheet of a phone shows the best ones and keeps the rest folded. */
const SHOWN_AT_ONCE = 3;
/** Collapsing a single store would save no height. */
const FOLDED_FROM = SHOWN_AT_ONCE + 2;

/** Stores that show the thing, each with its first free hour, as links or buttons. */
export function StoreList({ showings, chosenId, choose }: Props) {
  const count = showings.length < FOLDED_FROM ? showings.length : SHOWN_AT_ONCE;
  const [first, rest] = [showings.slice(0, count), showings.slice(count)];
  const listOf = (part: readonly Showing[]) => (
    <ul>
      {part.map((showing) => (
        <li key={showing.store.id}>
          <Choice showing={showing} isChosen={showing.store.id === chosenId} choose={choose} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.root}>
      {listOf(first)}
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ store }) => store.id === chosenId)}>
          <summary className={styles.summary}>
            {nbsp(`Ещё ${countOf(rest.length, ['салон', 'салона', 'салонов'])}`)}
            <Icon name="chevron-down" size={16} className={styles.arrow} />
          </summary>
          {listOf(rest)}
        </details>
      )}
    </div>
  );
}

type ChoiceProps = { showing: Showing; isChosen: boolean; choose: Choose };

function Choice({ showing, isChosen, choose }: ChoiceProps) {
  const { store } = showing;
  const metro = store.metro === '' ? '' : `м.\u00A0${store.metro}`;
  const facts = [addressBeside(store), metro].filter((fact) => fact !== '');
  const content = (
    <>
      <span className={styles.dot} />
      <span className={styles.facts}>
        <b className={styles.name}>{nbsp(store.name)}</b>
        <span className={styles.where}>{facts.map(nbsp).join(' · ')}</span>
      </span>
      <span className={styles.hour}>{firstHour(showing)}</span>
    </>
  );
  const way = choose({ storeId: store.id });
  if ('href' in way)
    return (
      <A className={styles.choice} href={way.href} aria-current={isChosen || undefined} data-keep-scroll="">
        {content}
      </A>
    );
  return (
    <button type="button" className={styles.choice} aria-pressed={isChosen} onClick={way.onClick}>
      {content}
    </button>
  );
}
