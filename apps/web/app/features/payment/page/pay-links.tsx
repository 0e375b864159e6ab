import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';

export function OrderDetails({ orderId }: { orderId: number }) {
  return (
    <A href={`/personal/order/${orderId}/`} className={text.link}>
      Подробности заказа
    </A>
  );
}

/** Link to the other ways to pay an unpaid order. */
export function PayOtherwise({ orderId }: { orderId: number }) {
  return (
    <A href={`/cart/otherwise/?order=${orderId}`} className={text.link}>
      Оплатить иначе
    </A>
  );
}
