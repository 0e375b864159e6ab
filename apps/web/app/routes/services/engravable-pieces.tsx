import { ENGRAVING_PLACES, type Engraving, type EngravingPlace } from '@yahont/values/engraving.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { PieceFace } from '#app/shop/pieces/piece-row.tsx';
import { PieceTiles } from '#app/shop/pieces/piece-tiles.tsx';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './engravable-pieces.module.css';

type Props = {
  pieces: Readonly<Record<EngravingPlace, readonly PieceFace[]>>;
  /** The surface in the preview: its pieces come first. */
  first: EngravingPlace;
  words: Engraving | null;
};

const TITLES: Readonly<Record<EngravingPlace, string>> = {
  inside: 'Внутри кольца',
  back: 'На обороте подвески',
};

/** Pieces with enough space for the inscription; each product page offers it. */
export function EngravablePieces({ pieces, first, words }: Props) {
  const places = ENGRAVING_PLACES.toSorted((one, other) => Number(other === first) - Number(one === first));
  return (
    <section className={`${layout.section} ${styles.root}`} id="pieces" aria-labelledby="pieces-title">
      <header>
        <h2 id="pieces-title">Где останутся слова</h2>
        <p className={text.muted}>
          {words === null
            ? nbsp('Напишите слова выше, и страница украшения предложит именно их.')
            : nbsp(`Надпись «${words.text}» пойдёт с вами: её предложит страница украшения.`)}
        </p>
      </header>
      {places.map(
        (place) =>
          pieces[place].length > 0 && (
            <div key={place}>
              <h3 className={styles.name}>{nbsp(TITLES[place])}</h3>
              <PieceTiles pieces={pieces[place]} hrefOf={({ url }) => url} verb={TITLES[place]} />
            </div>
          ),
      )}
    </section>
  );
}
