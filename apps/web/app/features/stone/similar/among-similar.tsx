import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { NBSP } from '@yahont/values/digits.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { stoneMillimetres } from '#app/shop/stone-drawings/figures.ts';
import layout from '#app/ui/text/layout.module.css';
import { cheaperText } from '#app/shop/words/cheaper-text.ts';
import { Position } from './position.tsx';
import { caratRange, chosenText, diameterAxis, priceAxis } from './similar-words.ts';
import styles from './among-similar.module.css';

/** A weight counts as the same within a hundredth of a carat. */
const SAME_WEIGHT = 10;

type Props = { stone: StonePage };

/** The price of a stone among similar ones, and its size among stones of the same weight. */
export function AmongSimilar({ stone }: Props) {
  const { shape, price, caratMilli, similar } = stone;
  const { cheaperThan, prices, diameters } = similar;
  const diameter = meanDiameter(stone);
  const hasSizes = diameters !== null && diameter !== null;
  if (cheaperThan === null && !hasSizes) return null;
  return (
    <section className={layout.section} aria-labelledby="among-similar">
      <header className={layout.sectionHead}>
        <h2 id="among-similar">Среди похожих</h2>
      </header>
      <div className={styles.root}>
        {cheaperThan !== null && (
          <Position
            title={cheaperText(cheaperThan).replace(' похожих', '')}
            text={`${chosenText(shape, similar)}.`}
            spread={prices}
            value={price}
            valueText={formatRoubles(price)}
            better="above"
            axis={priceAxis}
          />
        )}
        {hasSizes && (
          <Position
            title={biggerText(diameters.biggerThan)}
            text={nbsp(
              `При том же весе ${caratRange(caratMilli - SAME_WEIGHT, caratMilli + SAME_WEIGHT)}: ${shape === 'round' ? 'диаметр' : 'средний размер'} ${stoneMillimetres(diameter / 100)}${diameters.biggerThan >= 50 ? ', вес не спрятан в глубину.' : ', часть веса ушла в глубину.'}`,
            )}
            spread={diameters}
            value={diameter}
            valueText={stoneMillimetres(diameter / 100)}
            better="below"
            axis={diameterAxis}
          />
        )}
      </div>
    </section>
  );
}

/** Mean of length and width, hundredths of a millimetre. */
function meanDiameter({ lengthMm100, widthMm100 }: StonePage): number | null {
  return lengthMm100 === null || widthMm100 === null ? null : (lengthMm100 + widthMm100) / 2;
}

function biggerText(percent: number): string {
  return percent === 0 ? 'Плотнее других' : `Крупнее на${NBSP}вид, чем ${percent}${NBSP}%`;
}
