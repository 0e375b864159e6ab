import type { Order } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { pricesText } from '#app/shop/words/prices-text.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { PieceUins } from '#app/shop/codes/piece-uins.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { BACK_TEXTS } from '../story/back-words.ts';
import styles from './order-lines.module.css';

type Props = {
  lines: Order['lines'];
  /** Page that checks a УИН; contains `{uin}` in place of the number. */
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
            {line.prices.length > 0 && <p className={styles.fact}>{pricesText(line.prices)}</p>}
            {line.services.map((service) => (
              <p key={service.id} className={styles.fact}>
                {[service.name, ...service.details].join(', ')}:{' '}
                {service.price === 0 ? 'бесплатно' : formatRoubles(service.price)}
              </p>
            ))}
            {line.services.some(({ service }) => service === 'engraving') && (
              <p className={styles.fact}>
                {nbsp('С гравировкой возврату не подлежит, если в нём нет брака')}
              </p>
            )}
            {line.back === null && <PieceUins uins={line.uins} parts={line.parts} checkUrl={uinCheckUrl} />}
          </div>
          <LinePrice line={line} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The price of the line before points, as the total below counts it. For items that the buyer does not keep,
 * their outcome.
 */
function LinePrice({ line: { price, promoDiscount, back } }: { line: Order['lines'][number] }) {
  const paid = formatRoubles(kopecks(price - promoDiscount));
  if (back !== null)
    return (
      <p className={styles.price}>
        <b>{BACK_TEXTS[back]}</b>
        <s className={styles.before}>{paid}</s>
      </p>
    );
  return (
    <p className={styles.price}>
      <b>{paid}</b>
      {promoDiscount > 0 && <s className={styles.before}>{formatRoubles(price)}</s>}
    </p>
  );
}

/** The article number of a loose stone is its certificate number, which its details already contain. */
function factsOf({ article, details }: Order['lines'][number]): string {
  const isArticle = article !== null && !details.some((detail) => detail.includes(article));
  return capitalise([...(isArticle ? [`артикул\u00A0${article}`] : []), ...details].join(', '));
}
