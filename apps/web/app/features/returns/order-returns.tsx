import type { Return, ReturnableLine } from '@yahont/contracts/returns/returns.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import { isReturnable, returnSentence, termText } from './return-words.ts';
import styles from './order-returns.module.css';

type Props = { orderId: number; lines: readonly ReturnableLine[]; returns: readonly Return[] };

/** A link to return items, and the returns of an order. */
export function OrderReturns({ orderId, lines, returns }: Props) {
  const canAsk = lines.some(isReturnable);
  if (!canAsk && returns.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="order-returns">
      <h2 id="order-returns" className={styles.title}>
        Возврат
      </h2>
      {returns.length > 0 && (
        <ul>
          {returns.map((one) => (
            <li key={one.id} className={styles.row}>
              <A href={`/personal/returns/${one.id}/`} className={text.link}>
                №&nbsp;{one.number}
              </A>
              <span className={styles.note}>{returnSentence(one)}</span>
            </li>
          ))}
        </ul>
      )}
      {canAsk && (
        <div className={styles.ask}>
          <ButtonLink href={`/personal/order/${orderId}/return/`} variant="ghost">
            Оформить возврат
          </ButtonLink>
          <p className={styles.note}>{termText(lines)}</p>
        </div>
      )}
    </section>
  );
}
