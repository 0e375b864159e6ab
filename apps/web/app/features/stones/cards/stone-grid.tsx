import { memo, type ReactNode } from 'react';
import type { StoneScale } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard as Stone } from '@yahont/contracts/stones/stone-card.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { StoneCard } from '#app/shop/cards/stone-card.tsx';
import { stoneFace } from '#app/shop/cards/stone-face.ts';
import { cheaperText } from '#app/shop/words/cheaper-text.ts';
import text from '#app/ui/text/text.module.css';
import styles from './stone-grid.module.css';

type Shared = {
  scale: StoneScale;
  settingSearch: string;
  /** The buttons of a stone; the functions must stay the same while the page is open. */
  renderCompare: (stone: Stone) => ReactNode;
  renderHeart: (stone: Stone) => ReactNode;
};

/** Stones as cards, each drawn with its own proportions. */
export function StoneGrid({ stones, ...shared }: Shared & { stones: readonly Stone[] }) {
  return (
    <ul className={styles.root}>
      {stones.map((stone) => (
        <StoneCell key={stone.id} stone={stone} {...shared} />
      ))}
    </ul>
  );
}

/**
 * Drawings are slow to render, so a card renders again only when its stone changes, not with every filter.
 */
const StoneCell = memo(function Cell({
  stone,
  scale,
  settingSearch,
  renderCompare,
  renderHeart,
}: Shared & { stone: Stone }) {
  return (
    <li className={styles.cell}>
      <StoneCard
        card={stoneFace({ ...stone, url: `${stone.url}${settingSearch}` }, scale)}
        heart={renderHeart(stone)}
      >
        {/* An empty line keeps the buttons of a row aligned. */}
        <small className={text.note}>
          {stone.cheaperThan === null ? NBSP : cheaperText(stone.cheaperThan)}
        </small>
        {renderCompare(stone)}
      </StoneCard>
    </li>
  );
});
