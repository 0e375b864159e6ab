import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatCarat } from '@yahont/values/measures/carat.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { reportName, stoneFacts } from '#app/shop/stones/stone-facts.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { CERTIFICATE_ID, shortDate } from '#app/shop/certificate/certificate-place.ts';
import { CUT_NAMES, GEM_NAMES } from '@yahont/contracts/catalogue/stone-names.ts';
import { isDiameter } from '@yahont/contracts/catalogue/stone-size.ts';
import { factsOf, measuresOf, type Described, type Fact } from './specs-facts.ts';
import styles from './specs.module.css';

type Props = {
  product: Pick<Product, 'inserts' | 'collection' | 'stonesOfSize'> & Described;
  /** Weight of the chosen size, or of the lightest and the heaviest. Milligrams. */
  weightMg: readonly [least: number, most: number];
  /** The chosen size. */
  size: number | null;
};

/** The product's specifications, in two tables. */
export function Specs({ product, weightMg, size }: Props) {
  const { inserts, collection, stonesOfSize } = product;
  const measures = measuresOf(product, size);
  const hasOwnTable = inserts.length === 0 && measures.length > 2;
  return (
    <section className={styles.root} aria-labelledby="specs">
      <h2 id="specs">Характеристики</h2>
      <div className={styles.tables}>
        {inserts.length > 0 && <Inserts inserts={inserts} ofSize={stonesOfSize} />}
        {hasOwnTable && (
          <div>
            <h3 className={styles.title}>Мерки</h3>
            <dl>
              <Facts facts={measures} />
            </dl>
          </div>
        )}
        <div>
          <h3 className={styles.title}>{hasOwnTable ? 'Металл' : 'Изделие'}</h3>
          <dl>
            <Facts facts={factsOf(product, weightMg)} />
            {!hasOwnTable && <Facts facts={measures} />}
            {collection !== null && (
              <div className={styles.fact}>
                <dt className={styles.muted}>Коллекция</dt>
                <dd>
                  <A className={styles.link} href={collection.url}>
                    {collection.name}
                  </A>
                </dd>
              </div>
            )}
          </dl>
          <p className={styles.note}>
            {nbsp(
              'На каждом изделии стоит клеймо, а на бирке — УИН: номер в государственном реестре драгоценностей. Номер вашего экземпляра будет в заказе, по нему можно проверить металл, пробу и вес.',
            )}
          </p>
        </div>
      </div>
    </section>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return facts.map(({ name, value }) => (
    <div key={name} className={styles.fact}>
      <dt className={styles.muted}>{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

type InsertsProps = Pick<Product, 'inserts'> & { ofSize: Product['stonesOfSize'] };

/**
 * Columns for properties that at least one stone has: pearls have a diameter instead of weight and colour.
 */
function Inserts({ inserts, ofSize }: InsertsProps) {
  const hasWeight = inserts.some(({ caratMilli }) => caratMilli !== null);
  const hasQuality = inserts.some(({ quality }) => quality !== '' && !isDiameter(quality));
  const isPearls = inserts.every(({ quality }) => isDiameter(quality));
  return (
    <div>
      <h3 className={styles.title} id="inserts">
        Вставки
      </h3>
      <table className={styles.inserts} aria-labelledby="inserts">
        <thead>
          <tr>
            <th scope="col">Камень</th>
            <th scope="col">{isPearls ? 'Форма и размер' : 'Огранка'}</th>
            {hasWeight && <th scope="col">Вес</th>}
            {hasQuality && <th scope="col">Цвет/чистота</th>}
            <th scope="col">Шт.</th>
          </tr>
        </thead>
        <tbody>
          {inserts.map(({ gem, cut, count, caratMilli, cutNote, quality, role }) => (
            <tr key={`${gem}${cut}${role}${cutNote}`}>
              <th scope="row">
                {GEM_NAMES[gem]}
                {role !== '' && <small className={styles.role}>{role.toLowerCase()}</small>}
              </th>
              <td>
                {cutNote === '' ? CUT_NAMES[cut] : cutNote}
                {isDiameter(quality) && nbsp(`, ${quality}`)}
              </td>
              {hasWeight && <td>{caratMilli === null ? '—' : formatCarat(caratMilli)}</td>}
              {hasQuality && <td>{quality === '' || isDiameter(quality) ? '—' : quality}</td>}
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {ofSize !== null && (
        <p className={styles.note}>
          {nbsp(`Число камней и их вес — для длины ${formatSize(ofSize)}: длиннее — больше камней.`)}
        </p>
      )}
      {inserts.some(({ count, caratMilli }) => count > 1 && caratMilli !== null) && (
        <p className={styles.note}>{nbsp('Вес указан суммарно для группы камней.')}</p>
      )}
      <StoneRows inserts={inserts} />
    </div>
  );
}

/** Origin, treatment and laboratory of the stones. */
function StoneRows({ inserts }: Pick<Product, 'inserts'>) {
  const known = stoneFacts(inserts);
  const rows = known.flatMap(({ title, origin, treatment, report }) => [
    { name: 'Происхождение', title, value: origin },
    { name: 'Обработка', title, value: treatment },
    {
      name: 'Заключение',
      title,
      value: report !== null && (
        <>
          <a className={styles.link} href={`#${CERTIFICATE_ID}`}>
            {reportName(report)}
          </a>{' '}
          {nbsp(`от ${shortDate(report.issuedOn)}`)}
        </>
      ),
    },
  ]);
  return (
    <dl className={styles.stones}>
      {rows
        .filter(({ value }) => value !== '' && value !== false)
        .map(({ name, title, value }) => (
          <div key={`${name}${title}`} className={styles.fact}>
            <dt className={styles.muted}>
              {name}
              {known.length > 1 && <small className={styles.role}>{title.toLowerCase()}</small>}
            </dt>
            <dd>{typeof value === 'string' ? nbsp(value) : value}</dd>
          </div>
        ))}
    </dl>
  );
}
