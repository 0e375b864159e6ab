import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { capitalise, uncapitalise } from '@yahont/values/text/typography.ts';
import { CardPicture } from '#app/shop/cards/parts/card-picture.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import type { SetCard } from './sets-or-none.server.ts';
import styles from './sets.module.css';

/** Sets side by side, each with the pictures of its pieces. */
export function SetList({ sets }: { sets: readonly SetCard[] }) {
  return (
    <ul className={styles.list}>
      {sets.map((set) => (
        <li key={set.id} className={styles.card}>
          <A href={set.url} className={styles.pictures} tabIndex={-1} aria-hidden="true">
            {set.parts.map(({ label, picture }) => (
              <span key={label} className={styles.picture}>
                <CardPicture picture={picture} sizes="(min-width: 1024px) 144px, 33vw" />
              </span>
            ))}
          </A>
          <A href={set.url} className={styles.cardTitle}>
            {set.title}
          </A>
          <p className={text.note}>
            {capitalise(set.parts.map(({ label }) => uncapitalise(label)).join(', '))}
          </p>
          <SetPrice set={set} />
        </li>
      ))}
    </ul>
  );
}

function SetPrice({ set: { full, discount, isWhole } }: { set: SetCard }) {
  if (!isWhole) return <p className={text.note}>Часть изделий сейчас только по отдельности</p>;
  return (
    <p className={styles.price}>
      <span>{formatRoubles(kopecks(full - discount))}</span>
      {discount > 0 && <s>{formatRoubles(full)}</s>}
    </p>
  );
}
