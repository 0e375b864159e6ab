import type { TreatmentScale as Scale } from '@yahont/contracts/catalogue/dossier.ts';
import type { Gem } from '@yahont/contracts/catalogue/jewellery.ts';
import { TREATMENT_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { countOf, type PluralForms } from '@yahont/values/text/plural.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './dossier.module.css';

/** The gems that have a scale: their pieces, and what the shop does not sell. */
const GEMS: Partial<Record<Gem, { pieces: PluralForms; unsold: string }>> = {
  ruby: {
    pieces: ['украшение с рубином', 'украшения с рубином', 'украшений с рубином'],
    unsold: 'Заполнение стеклом',
  },
  sapphire: {
    pieces: ['украшение с сапфиром', 'украшения с сапфиром', 'украшений с сапфиром'],
    unsold: 'Диффузия и стекло',
  },
  emerald: {
    pieces: ['украшение с изумрудом', 'украшения с изумрудом', 'украшений с изумрудом'],
    unsold: 'Смола и полимеры',
  },
};

const HEADING_ID = 'treatment-title';

/** What was done to the stone, beside what is done to others: from none to what the shop does not sell. */
export function TreatmentScale({ scale: { gem, own, total, grades } }: { scale: Scale }) {
  const words = GEMS[gem];
  if (words === undefined) return null;
  return (
    <section className={layout.section} aria-labelledby={HEADING_ID}>
      <header className={layout.sectionHead}>
        <h2 id={HEADING_ID}>
          {own === 'none' ? nbsp('Камень без обработки') : nbsp(`Что значит «${TREATMENT_NAMES[own]}»`)}
        </h2>
        <p className={text.note}>{nbsp(`С заключением лаборатории у нас ${countOf(total, words.pieces)}`)}</p>
      </header>
      <ul className={styles.scale}>
        {grades.map(({ treatment, count }) => (
          <li key={treatment} data-own={treatment === own || undefined}>
            <b>{nbsp(capitalise(TREATMENT_NAMES[treatment]))}</b>
            <span>{count === 0 ? 'сейчас нет' : nbsp(`${count} из ${total}`)}</span>
            {treatment === own && <small>этот камень</small>}
          </li>
        ))}
        <li>
          <b>{nbsp(words.unsold)}</b>
          <span>не берём</span>
          <small>не продаём</small>
        </li>
      </ul>
    </section>
  );
}
