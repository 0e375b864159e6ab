import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { usePage } from '#app/lib/look/page.ts';
import { ORDER_STATUS } from '#app/lib/words/orders.ts';
import { deedsOf, type Deed } from '#app/blocks/orders/data/deeds.ts';
import { OrderDeed } from '#app/blocks/orders/deeds/order-deed.tsx';
import styles from '#app/blocks/orders/page/order-head.module.css';

const BUTTONS: Readonly<Record<Deed, string>> = {
  change: 'Изменить',
  message: 'Написать',
  storage: 'Продлить хранение',
  visit: 'Перенести визит',
  returned: 'Курьер вернулся',
  part: 'Выдать частично',
  elsewhere: 'Отправить иначе',
  return: 'Оформить возврат',
  cancel: 'Отменить',
};

type Props = { order: OfficeOrder; me: Me; back: string };

/** Number, state, and what else may be done with the order now. */
export function OrderHead({ order, me, back }: Props) {
  const heading = usePage(`Заказ ${order.number}`);
  const [deed, setDeed] = useState<Deed | null>(null);
  const navigate = useNavigate();
  const print = `/orders/${order.id}/print`;
  useKeys(
    useMemo(
      () => [{ code: 'KeyP', shown: 'P', does: 'печать', run: () => void navigate(print) }],
      [navigate, print],
    ),
  );
  const { name, shape } = ORDER_STATUS[order.status];
  return (
    <header className={styles.root}>
      <Link to={back} className={styles.back}>
        <Icon name="chevron-left" />
        <Unseen>К списку заказов</Unseen>
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {order.number}
      </h1>
      <Mark shape={shape}>{name}</Mark>
      <span className={styles.version}>версия {order.version}</span>
      <div className={styles.deeds}>
        <ButtonLink look="quiet" hotKey="P" to={print}>
          Печать
        </ButtonLink>
        {deedsOf(order, me).map((one) => (
          <Button key={one} look="quiet" isDanger={one === 'cancel'} onClick={() => setDeed(one)}>
            {BUTTONS[one]}
          </Button>
        ))}
      </div>
      {deed !== null && <OrderDeed deed={deed} order={order} onClose={() => setDeed(null)} />}
    </header>
  );
}
