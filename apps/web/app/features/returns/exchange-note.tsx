import type { Exchange } from '@yahont/contracts/returns/returns.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { StartPayment } from '#app/shop/buying/start-payment.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './exchange-note.module.css';

type Props = { exchange: Exchange; offsetHours: number };

/** The item that replaces a returned piece, and what to do about it. */
export function ExchangeNote({ exchange, offsetHours }: Props) {
  const { order, name, size, state, toPay } = exchange;
  return (
    <section className={styles.root} aria-labelledby="exchange">
      <h2 id="exchange" className={styles.title}>
        Взамен
      </h2>
      <p>
        {nbsp(name)}
        {size !== null && `, ${sizeWords(size)}`}
      </p>
      <p className={text.muted}>{exchangeText(exchange, offsetHours)}</p>
      {state === 'to-pay' && <StartPayment orderId={order.id}>Доплатить {formatRoubles(toPay)}</StartPayment>}
      {state !== 'ended' && (
        <A href={`/personal/order/${order.id}/`} className={text.link}>
          Заказ №&nbsp;{order.number}
        </A>
      )}
    </section>
  );
}

/** The state of the exchange, and its price difference. */
export function exchangeText({ state, toPay, payUntil }: Exchange, offsetHours: number): string {
  const difference =
    toPay === 0 ? 'Доплачивать не нужно.' : `Доплата ${formatRoubles(toPay)} после проверки.`;
  const until = payUntil === null ? '' : ` до ${formatDayMonth(cityDate(new Date(payUntil), offsetHours))}`;
  const words = {
    reserved: `Отложили для вас, никто другой не купит. ${difference}`,
    'to-pay': `Отложено для вас${until}. Если не доплатите, вернём деньги за прежнее изделие.`,
    done: 'Оплачено прежним изделием и едет как обычный заказ.',
    ended: 'Обмен не состоялся: это изделие больше не отложено для вас.',
  } as const;
  return nbsp(words[state]);
}
