import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PieceUins } from '#app/ui/codes/piece-uins.tsx';
import { LinePicture } from '#app/ui/stone-drawings/line-picture.tsx';
import styles from './order-lines.module.css';

type Props = {
  lines: Order['lines'];
  /** Page that checks a УИН, `{uin}` for the number. */
  uinCheckUrl: string | null;
};

/** Every item of an order with its УИН. */
export function OrderLines({ lines, uinCheckUrl }: Props) {
  return (
    <ul className={styles.root}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <A href={line.url} className={styles.picture} tabIndex={-1} aria-hidden="true">
            <LinePicture line={line} sizes="96px" />
          </A>
          <div className={styles.text}>
            <A href={line.url} className={styles.name}>
              {line.name}
            </A>
            <p className={styles.fact}>{factsOf(line)}</p>
            {line.services.map((service) => (
              <p key={service.id} className={styles.fact}>
                {[service.name, ...service.details].join(', ')}:{' '}
                {service.total === 0 ? 'бесплатно' : formatRoubles(service.total)}
              </p>
            ))}
            {line.services.some(({ service }) => service === 'engraving') && (
              <p className={styles.fact}>
                {nbsp('С гравировкой возврату не подлежит, если в нём нет брака')}
              </p>
            )}
            <PieceUins uins={line.uins} parts={line.parts} checkUrl={uinCheckUrl} />
          </div>
          <p className={styles.price}>
            <b>{formatRoubles(line.total)}</b>
            {line.total !== line.price && <s className={styles.before}>{formatRoubles(line.price)}</s>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The article of a loose stone is its certificate, which its details name already. */
function factsOf({ article, details }: Order['lines'][number]): string {
  const isArticle = article !== null && !details.some((detail) => detail.includes(article));
  return capitalise([...(isArticle ? [`артикул\u00A0${article}`] : []), ...details].join(', '));
}
