import { useState, useSyncExternalStore } from 'react';
import { Form, useNavigation } from 'react-router';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { OrderWays } from '@yahont/contracts/payment/otherwise.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import type { PaymentKind } from '@yahont/values/sums/tenders.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { RadioCard } from '#app/ui/choices/radio-card.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import choice from '#app/ui/choices/choice.module.css';
import { Icon } from '#app/ui/icons/icon.tsx';
import text from '#app/ui/text/text.module.css';
import { PAYMENT_ICONS } from '#app/shop/words/payment-icons.ts';
import { wayButton, wayNote, waySum, wayTitle } from './way-words.ts';
import styles from './ways-form.module.css';

type Props = {
  ways: OrderWays;
  order: Pick<Order, 'id' | 'delivery' | 'canCancel'>;
  /** The initially chosen way. */
  first: PaymentKind | undefined;
  /** Texts below a way that replace the usual ones. */
  noteOf?: Partial<Record<PaymentKind, string>>;
  /** Cards side by side instead of rows. */
  isCompact?: boolean;
  /** A note about paying on receipt; null for none. */
  note: string | null;
  /** Why the last choice was refused. */
  message: string | null;
};

const NEVER = () => () => {};

/**
 * All ways available to an order, with their sums. Without scripts it works as a plain form, whose button
 * names no way.
 */
export function WaysForm({ ways, order, first, noteOf = {}, isCompact = false, note, message }: Props) {
  const open = ways.ways.filter(({ isAvailable }) => isAvailable);
  const [chosen, setChosen] = useState(first);
  const isLive = useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  );
  const navigation = useNavigation();
  const isWaiting = navigation.state !== 'idle' && navigation.formMethod === 'POST';
  const fieldOf = (kind: PaymentKind) => ({
    name: 'kind',
    value: kind,
    defaultChecked: kind === first,
    onChange: () => setChosen(kind),
  });
  const words = (kind: PaymentKind) => noteOf[kind] ?? wayNote(kind, ways, order.delivery);
  return (
    <Form method="post" className={styles.root} noValidate>
      {message !== null && (
        <p className={styles.message} role="alert">
          <Icon name="alert" size={18} />
          {message}
        </p>
      )}
      <RadioGroup legend="Как заплатить" name="kind" className={isCompact ? styles.cards : styles.rows}>
        {open.map((way) =>
          isCompact ? (
            <RadioCard
              key={way.kind}
              {...fieldOf(way.kind)}
              className={styles.card}
              icon={PAYMENT_ICONS[way.kind]}
              title={wayTitle(way.kind, ways.failed)}
              note={way.kind === 'credit' ? waySum(way, ways.due) : words(way.kind)}
            />
          ) : (
            <label key={way.kind} className={styles.row}>
              <input {...fieldOf(way.kind)} type="radio" className={choice.dot} />
              <span className={styles.words}>
                <b>{wayTitle(way.kind, ways.failed)}</b>
                <span>{words(way.kind)}</span>
                {way.kind === 'sbp' && (
                  <span className={styles.more}>
                    <Icon name="grid-2" size={18} />
                    {nbsp('Откроем приложение банка на этом телефоне или покажем код')}
                  </span>
                )}
              </span>
              <span className={styles.sum}>{waySum(way, ways.due)}</span>
            </label>
          ),
        )}
      </RadioGroup>
      <div className={styles.actions}>
        <Button type="submit" size="big" isWide={isCompact} isWaiting={isWaiting} waitingText="Открываем">
          {isLive && chosen !== undefined
            ? wayButton(chosen, ways.due)
            : nbsp(`Заплатить ${formatRoubles(ways.due)}`)}
        </Button>
        {order.canCancel && (
          <A href={`/personal/order/${order.id}/?cancel=1#cancel`} className={text.link}>
            Отменить заказ
          </A>
        )}
      </div>
      {note !== null && <p className={styles.note}>{note}</p>}
    </Form>
  );
}
