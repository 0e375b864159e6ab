import type { Order } from '@yahont/contracts/orders/orders.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { pricesText } from '#app/lib/things/prices-text.ts';
import { LinePicture } from '#app/ui/stone-drawings/line-picture.tsx';
import styles from './paid-things.module.css';

/** What a payment is for: each thing with its size, and with the prices of a stone and its setting. */
export function PaidThings({ lines }: Pick<Order, 'lines'>) {
  return (
    <ul className={styles.root}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.picture}>
            <LinePicture line={line} sizes="56px" />
          </span>
          <span className={styles.text}>
            {line.name}
            {line.details.length > 0 && <small>{capitalise(line.details.join(', '))}</small>}
            {line.prices.length > 0 && <small>{pricesText(line.prices)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
