import type { ReactNode } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ZERO } from '@yahont/values/money.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Pairs, type Pair } from '#app/parts/facts/pairs.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Tag } from '#app/parts/facts/words.tsx';
import { Note } from '#app/parts/note.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { moneyPairs, orderFacts } from '#app/blocks/orders/data/order-facts.ts';
import { HistoryPanel } from './history-panel.tsx';
import styles from '#app/blocks/orders/page/order-side.module.css';

/** Buyer, delivery, money and history. Money is absent for people without the right to payments. */
export function OrderSide({ order, me }: { order: OfficeOrder; me: Me }) {
  const now = useNow();
  const stores = useStores();
  return (
    <div className={styles.root}>
      <BuyerPanel order={order} />
      {mayAsk(me, 'payments.see') && (
        <Panel title="Деньги" aside={<PaidTag order={order} />}>
          <Pairs look="sum" pairs={moneyPairs(order)} />
        </Panel>
      )}
      <Panel title="Получение">
        <Pairs pairs={orderFacts(order, { now, stores: stores.data })} />
        {order.fitting !== null && (
          <div className={styles.note}>
            <Note>
              Примерка: {order.fitting.minutes}&nbsp;мин, изделий {order.fitting.pieces}
            </Note>
          </div>
        )}
      </Panel>
      <HistoryPanel order={order} me={me} />
    </div>
  );
}

function PaidTag({ order }: { order: OfficeOrder }) {
  if (order.isPaid) return <Tag tone="good">оплачен</Tag>;
  return order.due === ZERO ? null : <Tag tone="warn">ждёт денег</Tag>;
}

function BuyerPanel({ order }: { order: OfficeOrder }) {
  const { contact, receiver, company, asked, comment } = order;
  const name = `${contact.name} ${contact.lastName}`.trim();
  const facts: readonly Pair[] = [
    ...(contact.phone === ''
      ? []
      : [
          {
            name: 'Телефон',
            value: asked.noCalls ? contact.phone : <a href={`tel:${contact.phone}`}>{contact.phone}</a>,
          },
        ]),
    ...(receiver === null
      ? []
      : [
          {
            name: 'Получит',
            value: `${receiver.name} ${receiver.lastName}${receiver.phone === '' ? '' : `, ${receiver.phone}`}`,
          },
        ]),
    ...(company === null
      ? []
      : [
          { name: 'Компания', value: company.name },
          { name: 'ИНН', value: company.inn },
        ]),
  ];
  return (
    <Panel title="Покупатель">
      <div className={styles.buyer}>
        <Avatar name={name} />
        <b>{name === '' ? 'Данные удалены' : name}</b>
      </div>
      <Pairs pairs={facts} />
      {asked.noCalls && <Wish>Просил не звонить: пишите СМС или письмо.</Wish>}
      {asked.hidesPrice && <Wish>В посылке не должно быть цен.</Wish>}
      {receiver?.isSurprise === true && <Wish>Сюрприз: получателю не звонить и не писать.</Wish>}
      {comment !== '' && <Wish>«{comment}»</Wish>}
    </Panel>
  );
}

function Wish({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note}>
      <Note>{children}</Note>
    </div>
  );
}
