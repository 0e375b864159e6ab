import type { CSSProperties, ReactNode } from 'react';
import { CLARITIES_RU, COLOURS_RU } from '@yahont/contracts/stones/grades.ts';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { plural } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import layout from '#app/ui/text/layout.module.css';
import { Loupe } from './loupe.tsx';
import { CLARITY_CELLS, CLARITY_WORDS, COLOUR_CELLS, COLOUR_WORDS, type ForeignCell } from './scale-words.ts';
import styles from './grade-scales.module.css';

type Props = { stone: Pick<StonePage, 'colour' | 'clarity' | 'inclusions'> };

/** Colour and clarity of a stone on the Russian scale with the foreign one below it. */
export function GradeScales({ stone }: Props) {
  const { colour, clarity, inclusions } = stone;
  const colourWords = COLOUR_WORDS[colour.ru];
  const clarityWords = CLARITY_WORDS[clarity.ru];
  return (
    <section className={layout.section} aria-labelledby="grades">
      <header className={layout.sectionHead}>
        <h2 id="grades">Цвет и&nbsp;чистота</h2>
      </header>
      <div className={styles.root}>
        <div className={styles.scale}>
          <Words title={`Цвет ${colour.ru} — ${colourWords.name}`} text={colourWords.text} />
          <Rows own={colour.ru} foreign={colour.gia} groups={COLOURS_RU} cells={COLOUR_CELLS}>
            <ol className={styles.tones} aria-hidden="true">
              {COLOURS_RU.map((group) => (
                <li key={group} data-tone={group} data-own={group === colour.ru || undefined} />
              ))}
            </ol>
          </Rows>
        </div>
        <div className={styles.scale}>
          <Words
            title={`Чистота ${clarity.ru} — ${clarityWords.name}`}
            text={`${clarityWords.text} ${countText(inclusions.length)}`}
          />
          <Rows
            own={clarity.ru}
            foreign={clarity.gia}
            groups={CLARITIES_RU}
            cells={CLARITY_CELLS}
            label="Под лупой ×10"
          >
            <ol className={styles.loupes} aria-hidden="true">
              {CLARITIES_RU.map((group, at) => (
                <li key={group} data-own={group === clarity.ru || undefined}>
                  <Loupe group={at} />
                </li>
              ))}
            </ol>
          </Rows>
        </div>
      </div>
      <p className={styles.note}>
        {nbsp(
          'Шкалы не переводятся одна в другую: границы групп не совпадают. Обе оценки этого камня — данные, а не пересчёт; верна та, что стоит в заключении лаборатории. Рисунки под лупой показывают обычный камень группы.',
        )}
      </p>
    </section>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.words}>
      <h3>{nbsp(title)}</h3>
      <p>{nbsp(text)}</p>
    </div>
  );
}

type RowsProps = {
  own: string;
  foreign: string;
  groups: readonly string[];
  cells: readonly ForeignCell[];
  /** Label of the row of pictures. */
  label?: string;
  children: ReactNode;
};

/** Pictures, the Russian groups and the foreign letters, one cell per group. */
function Rows({ own, foreign, groups, cells, label = '', children }: RowsProps) {
  return (
    <div className={styles.rows} style={{ '--groups': groups.length } as CSSProperties}>
      <span className={styles.label}>{label}</span>
      {children}
      <span className={styles.label}>Россия</span>
      <ol className={styles.russian}>
        {groups.map((group) => (
          <li key={group} aria-current={group === own || undefined}>
            {group}
          </li>
        ))}
      </ol>
      <span className={styles.label}>GIA, примерно</span>
      <ol className={styles.foreign}>
        {cells.map(({ label: letters, grades, span }) => (
          <li
            key={letters}
            style={{ gridColumn: `span ${span}` }}
            aria-current={grades.includes(foreign) || undefined}
          >
            {letters}
          </li>
        ))}
      </ol>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'На карте заключения отметок нет.';
  return `На карте заключения ${count} ${plural(count, ['отметка', 'отметки', 'отметок'])}.`;
}
