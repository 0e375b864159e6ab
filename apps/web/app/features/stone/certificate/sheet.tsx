import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { proportionsOf } from '#app/ui/stone-drawings/geometry/proportions.ts';
import { InclusionPlot } from '#app/ui/stone-drawings/inclusion-plot.tsx';
import { StoneTop } from '#app/ui/stone-drawings/stone-top.tsx';
import { certificateFacts, certificateNumber, shortFacts } from './certificate-facts.ts';
import styles from './sheet.module.css';

type Props = {
  stone: StonePage;
  /** `page` is the whole first page, `short` what is seen of it beside the words. */
  size: 'page' | 'short';
};

/** The facts of a certificate on a sheet of paper: our copy of what it states, not its picture. */
export function CertificateSheet({ stone, size }: Props) {
  const drawn = proportionsOf(stone);
  const facts = certificateFacts(stone);
  return (
    <article className={styles.root} data-size={size} aria-label="Копия сведений из заключения">
      <header className={styles.head}>
        <StoneTop stone={drawn} size={null} className={styles.mark} />
        <p className={styles.laboratory}>
          {stone.laboratoryFacts.fullName}
          <span className={styles.place}>{stone.laboratoryFacts.place}</span>
        </p>
      </header>
      <p className={styles.title}>Заключение</p>
      <p className={styles.number}>{certificateNumber(stone)}</p>
      <dl className={styles.facts}>
        {(size === 'short' ? shortFacts(facts) : facts).map(({ title, value }) => (
          <div key={title} className={styles.fact}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.plots}>
        <InclusionPlot stone={drawn} side="crown" marks={stone.inclusions} />
        <InclusionPlot stone={drawn} side="pavilion" marks={stone.inclusions} />
      </div>
      {size === 'page' && (
        <p className={styles.copy}>
          Копия сведений из заключения. Подлинник хранится у&nbsp;нас и&nbsp;едет с&nbsp;камнем
        </p>
      )}
    </article>
  );
}
