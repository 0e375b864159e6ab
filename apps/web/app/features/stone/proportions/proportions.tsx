import type { CSSProperties } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { SideDimensions } from '#app/shop/stone-drawings/side-dimensions.tsx';
import { TopDimensions } from '#app/shop/stone-drawings/top-dimensions.tsx';
import layout from '#app/ui/text/layout.module.css';
import { countGood, measuresOf, type Measure } from './good-proportions.ts';
import styles from './proportions.module.css';

type Props = {
  stone: StonePage;
  /** An article about this cut. */
  guideUrl: string | null;
};

/** The drawing of a stone with its dimensions, and each proportion next to its usual range. */
export function Proportions({ stone, guideUrl }: Props) {
  const measures = measuresOf(stone);
  const drawn = proportionsOf(stone);
  return (
    <section className={layout.section} aria-labelledby="proportions">
      <header className={layout.sectionHead}>
        <h2 id="proportions">Пропорции</h2>
        {guideUrl !== null && (
          <ArrowLink href={guideUrl} isShortOnPhone>
            Как их&nbsp;читать
          </ArrowLink>
        )}
      </header>
      <div className={styles.root}>
        <figure className={styles.sheet}>
          <TopDimensions stone={drawn} />
          <SideDimensions stone={drawn} />
        </figure>
        <div>
          <dl>
            {measures.map((measure) => (
              <div key={measure.title} className={styles.measure}>
                <dt>{measure.title}</dt>
                <dd>{measure.text}</dd>
                <dd className={styles.scale} style={placesOf(measure)} aria-hidden="true" />
              </div>
            ))}
          </dl>
          <p className={styles.note}>{nbsp(noteOf(stone, measures))}</p>
        </div>
      </div>
    </section>
  );
}

function placesOf({ value, scale: [min, max], good: [from, to] }: Measure): CSSProperties {
  const share = (at: number): string =>
    `${Math.round(Math.min(1, Math.max(0, (at - min) / (max - min))) * 1000) / 10}%`;
  return { '--from': share(from), '--to': share(to), '--at': share(value) } as CSSProperties;
}

function noteOf({ shape }: StonePage, measures: readonly Measure[]): string {
  const gold =
    shape === 'round'
      ? 'Золотой отрезок — пропорции, при которых круглый бриллиант возвращает больше всего света.'
      : 'Золотой отрезок — пропорции, обычные для удачных камней этой формы; строгих границ у неё нет.';
  const [good, all] = [countGood(measures), measures.length];
  if (good === all) return `${gold} Этот камень укладывается в него целиком.`;
  return `${gold} Этот камень укладывается в него по ${good} ${plural(good, ['мере', 'мерам', 'мерам'])} из ${all}.`;
}
