import type { FoundStones } from '@yahont/contracts/search/search.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { stoneFace } from '#app/shop/cards/stone-face.ts';
import { StoneRow } from '#app/shop/cards/stone-row.tsx';
import styles from './result-stones.module.css';

/** The first loose stones that a query finds, with a link to all of them. */
export function ResultStones({ found: { stones, scale, total, url } }: { found: FoundStones }) {
  return (
    <section id="kamni" className={styles.root} aria-labelledby="kamni-title">
      <header className={styles.head}>
        <h2 id="kamni-title" className={styles.title}>
          Бриллианты без оправы
        </h2>
        <ArrowLink href={url}>{`Все ${countOf(total, ['камень', 'камня', 'камней'])}`}</ArrowLink>
      </header>
      <ul className={styles.list}>
        {stones.map((stone) => (
          <li key={stone.id}>
            <StoneRow card={stoneFace(stone, scale)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
