import { nbsp } from '@yahont/values/text/typography.ts';
import { usualStone } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { InclusionPlot } from '#app/shop/stone-drawings/inclusion-plot.tsx';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import { numberLine, type Paper } from './paper.ts';
import styles from './certificate-sheet.module.css';

type Props = {
  paper: Paper;
  /** `page`: the whole first page; `short`: the part of it that is shown beside the text. */
  size: 'page' | 'short';
};

/** The facts of a certificate on a sheet of paper. */
export function CertificateSheet({ paper, size }: Props) {
  const { laboratory, facts, shortTitles, drawing, inclusions, comment, original } = paper;
  const shown = size === 'page' ? facts : facts.filter(({ title }) => shortTitles.includes(title));
  return (
    <article
      className={styles.root}
      data-size={size}
      data-theme="light"
      aria-label="Копия сведений из заключения"
    >
      <header className={styles.head}>
        <StoneTop stone={drawing ?? usualStone('round')} size={null} className={styles.mark} />
        <p className={styles.laboratory}>
          {laboratory.fullName}
          <span className={styles.place}>{laboratory.place}</span>
        </p>
      </header>
      <p className={styles.title}>Заключение</p>
      <p className={styles.number}>{numberLine(paper)}</p>
      <dl className={styles.facts}>
        {shown.map(({ title, value }) => (
          <div key={title} className={styles.fact}>
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {comment !== '' && <p className={styles.comment}>{nbsp(comment)}</p>}
      {drawing !== null && (
        <div className={styles.plots}>
          <InclusionPlot stone={drawing} side="crown" marks={inclusions} />
          <InclusionPlot stone={drawing} side="pavilion" marks={inclusions} />
        </div>
      )}
      {size === 'page' && <p className={styles.copy}>{nbsp(`Копия сведений из заключения. ${original}`)}</p>}
    </article>
  );
}
