import { NBSP } from '@yahont/values/digits.ts';
import { Coin } from '#app/shop/worn-drawings/beside.tsx';
import { cropOf } from '#app/shop/worn-drawings/places.ts';
import { wornLabel } from '#app/shop/worn-drawings/words.ts';
import { WornFigure } from '#app/shop/worn-drawings/worn-figure.tsx';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import { Making } from './making.tsx';
import { SAMPLE_DROP, SAMPLE_PENDANT, SAMPLE_RING } from './samples.ts';
import styles from './worn-band.module.css';

type Shown = {
  worn: Worn;
  name: string;
  title: string;
  note: string;
  href: string;
  /** Where the coin lies; null: the drawing has no room for it. */
  coin: { x: number; y: number } | null;
};

const SHOWN: readonly Shown[] = [
  {
    worn: SAMPLE_RING,
    name: 'кольцо с ореолом',
    title: `Кольцо, ореол 7,8${NBSP}мм`,
    note: `размер 17, рука 17,2${NBSP}см`,
    href: '/catalog/koltsa/',
    coin: { x: 58, y: -74 },
  },
  {
    worn: SAMPLE_PENDANT,
    name: 'подвеска',
    title: `Подвеска на${NBSP}45${NBSP}см`,
    note: `на${NBSP}3,3${NBSP}см ниже ямки`,
    href: '/catalog/podveski/',
    coin: null,
  },
  {
    worn: SAMPLE_DROP,
    name: 'длинные серьги',
    title: `Серьги, 20${NBSP}мм`,
    note: `на${NBSP}13${NBSP}мм ниже мочки, плеча не${NBSP}касаются`,
    href: '/catalog/sergi/',
    coin: { x: 32, y: 38 },
  },
];

/** The hand of a master, and how pieces look on those who wear them; drawn, because there are no photographs of people. */
export function WornBand({ drawing }: { drawing: string }) {
  return (
    <>
      <section className={styles.hand}>
        <div className={`${layout.container} ${styles.handInside}`}>
          <div className={styles.words}>
            <h2 className={styles.title}>Каждый камень держали в{NBSP}руках</h2>
            <p className={styles.lead}>
              Моделей и{NBSP}чужих снимков у{NBSP}нас нет: рисуем то, что делаем, и{NBSP}в{NBSP}одном
              масштабе.
            </p>
            <ArrowLink href="/history/">История дома</ArrowLink>
          </div>
          <svg
            className={styles.drawing}
            viewBox="0 0 440 296"
            role="img"
            aria-label="Гравюра: рука мастера держит пинцетом бриллиант"
          >
            <use href={`${drawing}#drawing`} />
          </svg>
        </div>
      </section>
      <Making />
      <section className={`${layout.container} ${layout.section}`} aria-labelledby="worn">
        <header className={layout.sectionHead}>
          <h2 id="worn">Как это на{NBSP}вас</h2>
          <p className={styles.scale}>
            Рисунки в{NBSP}масштабе: рубль — 20,5{NBSP}мм
          </p>
        </header>
        <ul className={styles.strip} tabIndex={0} aria-label="Как это на вас">
          {SHOWN.map(({ worn, name, title, note, href, coin }) => (
            <li key={href}>
              <A href={href} className={styles.link}>
                <span className={styles.figure}>
                  <WornFigure
                    worn={worn}
                    size={null}
                    view={cropOf(worn, 'phone')}
                    label={wornLabel(worn, null, name)}
                  >
                    {coin !== null && <Coin {...coin} />}
                  </WornFigure>
                </span>
                <b className={styles.name}>{title}</b>
                <small className={styles.note}>{note}</small>
              </A>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
