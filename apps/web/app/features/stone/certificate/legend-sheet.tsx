import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { proportionsOf } from '#app/ui/stone-drawings/geometry/proportions.ts';
import { SideDimensions } from '#app/ui/stone-drawings/side-dimensions.tsx';
import { certificateName } from '../stone-words.ts';
import { INCLUSION_NAMES } from './inclusion-names.ts';
import styles from './legend-sheet.module.css';

/** The second page: the stone from the side, the signs of the plots and how to check the number. */
export function LegendSheet({ stone }: { stone: StonePage }) {
  const { inclusions, inscription, gemmologist, laboratoryFacts } = stone;
  const kinds = [...new Set(inclusions.map(({ kind }) => kind))];
  return (
    <article className={styles.root} aria-label="Копия сведений из заключения, страница 2">
      <p className={styles.title}>Пропорции и&nbsp;знаки</p>
      <p className={styles.number}>{certificateName(stone)}</p>
      <div className={styles.side}>
        <SideDimensions stone={proportionsOf(stone)} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Знаки на&nbsp;схемах</dt>
          <dd>
            {kinds.length === 0
              ? nbsp('На схемах отметок нет.')
              : nbsp(
                  `Красным отмечены внутренние особенности: ${kinds.map((kind) => INCLUSION_NAMES[kind]).join(', ')}.`,
                )}
          </dd>
        </div>
        <div>
          <dt>Надпись на&nbsp;рундисте</dt>
          <dd>
            {inscription === ''
              ? nbsp('Камень не подписан.')
              : nbsp(`${inscription}, лазером. Сверьте её под лупой с номером заключения.`)}
          </dd>
        </div>
        <div>
          <dt>Кто исследовал</dt>
          <dd>
            {nbsp(
              [
                laboratoryFacts.fullName,
                laboratoryFacts.place,
                gemmologist === '' ? null : `геммолог ${gemmologist}`,
              ]
                .filter((part) => part !== null)
                .join(', '),
            )}
          </dd>
        </div>
      </dl>
      <p className={styles.copy}>
        {nbsp('Копия сведений из заключения. При расхождении верно то, что написано в подлиннике.')}
      </p>
    </article>
  );
}
