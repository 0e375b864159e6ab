import type { OrderSummary } from '@yahont/contracts/orders/orders.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import { orderSentence } from './story/order-sentence.ts';
import { orderStory } from './story/order-story.ts';
import text from '#app/ui/text/text.module.css';
import styles from './current-order.module.css';

type Props = { order: OrderSummary; today: string };

/** The current order in three lines, for the phone's account menu. */
export function CurrentOrder({ order, today }: Props) {
  const steps = orderStory(order, { offsetHours: 0, today });
  const at = steps.findIndex(({ state }) => state === 'now');
  const [thing] = order.things;
  return (
    <A href={`/personal/order/${order.id}/`} className={styles.root}>
      <span className={styles.picture}>{thing && <LinePicture line={thing} sizes="64px" />}</span>
      <span className={styles.text}>
        <b className={styles.sentence}>{orderSentence(order, today)}</b>
        <span className={text.note}>Заказ №&nbsp;{order.number}</span>
        <progress className={styles.progress} max={steps.length} value={at + 1} aria-label="Ход заказа" />
      </span>
      <Icon name="chevron-right" size={18} />
    </A>
  );
}
