import { nbsp } from '@yahont/values/text/typography.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import drawings from './making.svg?no-inline';
import styles from './making.module.css';

const STEPS = [
  { drawing: 'wax', name: 'Воск', text: 'Сначала кольцо печатают из воска и правят под лупой.' },
  { drawing: 'casting', name: 'Литьё', text: 'Воск выплавляют, форму заливают золотом за один приём.' },
  { drawing: 'setting', name: 'Закрепка', text: 'Каждый камень сажают вручную и проверяют на ощупь.' },
  {
    drawing: 'polishing',
    name: 'Полировка',
    text: 'От грубого круга к мягкому, пока не исчезнет след резца.',
  },
  { drawing: 'hallmark', name: 'Проба', text: 'Пробирная палата ставит клеймо, изделие получает свой УИН.' },
] as const;

/** How a ring is made, in five drawings. */
export function Making() {
  return (
    <section className={`${layout.container} ${layout.section}`} aria-labelledby="making">
      <header className={layout.sectionHead}>
        <h2 id="making">Как делают кольцо</h2>
        <ArrowLink href="/history/" isShortOnPhone>
          Вся история
        </ArrowLink>
      </header>
      <ol className={styles.steps} tabIndex={0} aria-label="Как делают кольцо">
        {STEPS.map(({ drawing, name, text }) => (
          <li key={drawing}>
            <svg className={styles.drawing} viewBox="0 0 120 96" aria-hidden="true">
              <use href={`${drawings}#${drawing}`} />
            </svg>
            <b className={styles.name}>{name}</b>
            <p>{nbsp(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
