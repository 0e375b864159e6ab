import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { thingsText } from '#app/shop/words/things-text.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { StartPayment } from '#app/shop/buying/start-payment.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { dayOf, orderSentence, paidText } from './story/order-sentence.ts';
import { orderStory } from './story/order-story.ts';
import { StoryCard } from './story/story-card.tsx';
import text from '#app/ui/text/text.module.css';
import { moveVisitHref } from './visit/visit-form.ts';
import styles from './order-card.module.css';

type Props = {
  order: OrderSummary;
  today: string;
  /** UTC offset of the city, hours. */
  offsetHours: number;
};

/** Pictures that fit beside the buttons. */
const MAX_PICTURES = 5;

/** A current order: a sentence describes its state, the line of steps illustrates it. */
export function OrderCard({ order, today, offsetHours }: Props) {
  const rest = order.things.length - MAX_PICTURES;
  return (
    <StoryCard
      title={<>№&nbsp;{order.number}</>}
      about={
        <>
          от&nbsp;{dayOf(order.createdAt, { offsetHours, today })}, {thingsText(order.things)}
        </>
      }
      sum={formatRoubles(order.total)}
      sumNote={paidText(order)}
      sentence={orderSentence(order, today)}
      steps={orderStory(order, { offsetHours, today })}
    >
      <div className={styles.foot}>
        <div className={styles.pictures}>
          {order.things.slice(0, MAX_PICTURES).map((thing, index) => (
            <span key={index} className={styles.picture}>
              <LinePicture line={thing} sizes="72px" />
              <span className={text.hidden}>{thing.name}</span>
            </span>
          ))}
          {rest > 0 && <span className={styles.rest}>+{rest}</span>}
        </div>
        <div className={styles.actions}>
          {order.canPay && <StartPayment orderId={order.id} />}
          <ButtonLink href={`/personal/order/${order.id}/`} variant="quiet">
            Подробности
          </ButtonLink>
          {order.canMoveVisit && (
            <ButtonLink href={moveVisitHref(order)} variant="quiet">
              Перенести
              <span className={text.hidden}> визит курьера</span>
            </ButtonLink>
          )}
          {order.canCancel && (
            <ButtonLink href={`/personal/order/${order.id}/?cancel=1#cancel`} variant="quiet">
              Отменить
            </ButtonLink>
          )}
        </div>
      </div>
    </StoryCard>
  );
}
