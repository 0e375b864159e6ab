import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { dayOf, orderSentence, paidText } from './story/order-sentence.ts';
import { orderStory } from './story/order-story.ts';
import { Story } from './story/story.tsx';
import styles from './order-card.module.css';

type Props = {
  order: OrderSummary;
  today: string;
  /** UTC offset of the city, hours. */
  offsetHours: number;
};

/** Pictures that fit beside the buttons. */
const MOST_PICTURES = 5;

/** A current order: a sentence describes its state, the line of steps illustrates it. */
export function OrderCard({ order, today, offsetHours }: Props) {
  const rest = order.pictures.length - MOST_PICTURES;
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <div>
          <b>№&nbsp;{order.number}</b>
          <span className={styles.small}>
            от&nbsp;{dayOf(order.createdAt, offsetHours)},{' '}
            {countOf(order.quantity, ['изделие', 'изделия', 'изделий'])}
          </span>
        </div>
        <p className={styles.sum}>
          {formatRoubles(order.total)}
          <span className={styles.small}>{paidText(order)}</span>
        </p>
      </header>
      <h2 className={styles.sentence}>{orderSentence(order, today)}</h2>
      <Story steps={orderStory(order, offsetHours)} />
      <div className={styles.foot}>
        <div className={styles.pictures}>
          {order.pictures.slice(0, MOST_PICTURES).map((picture, index) => (
            <span key={`${picture.hash}-${index}`} className={styles.picture}>
              <Picture picture={picture} alt={order.names[index] ?? picture.alt} sizes="72px" />
            </span>
          ))}
          {rest > 0 && <span className={styles.rest}>+{rest}</span>}
        </div>
        <div className={styles.actions}>
          {order.canPay && <ButtonLink href={`/cart/pay/?order=${order.id}`}>Оплатить</ButtonLink>}
          <ButtonLink href={`/personal/order/${order.id}/`} variant="quiet">
            Подробности
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
