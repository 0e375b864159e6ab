import type { Order } from '@yahont/contracts/orders/orders.ts';
import { capitalise } from '@yahont/values/text/typography.ts';
import { pricesText } from '#app/shop/words/prices-text.ts';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import styles from './paid-things.module.css';

/**
 * The items of a payment, each with its size and quantity, and with the prices of a stone and its setting.
 */
export function PaidThings({ lines }: Pick<Order, 'lines'>) {
  return (
    <ul className={styles.root}>
      {alike(lines).map(({ line, quantity }) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.picture}>
            <LinePicture line={line} sizes="56px" />
          </span>
          <span className={styles.text}>
            {quantity === 1 ? line.name : `${line.name}\u00A0× ${quantity}`}
            {line.details.length > 0 && <small>{capitalise(line.details.join(', '))}</small>}
            {line.prices.length > 0 && <small>{pricesText(line.prices)}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type Line = Order['lines'][number];

/** Merges lines with the same text into one with a quantity: an order has a line for each item. */
function alike(lines: readonly Line[]): { line: Line; quantity: number }[] {
  const textOf = ({ name, details, prices }: Line) => JSON.stringify([name, details, prices]);
  return [...Map.groupBy(lines, textOf).values()].flatMap((same) => {
    const [line] = same;
    return line === undefined ? [] : { line, quantity: same.length };
  });
}
