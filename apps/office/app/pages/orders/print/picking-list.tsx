import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { Barcode } from '#app/parts/pictures/barcode.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { orderFacts } from '#app/blocks/orders/data/order-facts.ts';
import { whereOf } from '#app/blocks/orders/data/where.ts';
import styles from './print.module.css';

/** What to take, where it lies, and what the workshop does with it; the last digits stay hidden until the scan. */
export function PickingList({ order }: { order: OfficeOrder }) {
  const now = useNow();
  const stores = useStores();
  return (
    <>
      <div className={styles.title}>
        <h2>Лист сборки {order.number}</h2>
        <div className={styles.code}>
          <Barcode text={String(order.id)} label={`Заказ ${order.id}`} />
        </div>
      </div>
      <Pairs pairs={orderFacts(order, { now, stores: stores.data })} />
      <table className={styles.table}>
        <thead>
          <tr>
            <th>Взято</th>
            <th>Изделие</th>
            <th>Артикул</th>
            <th>Размер</th>
            <th>УИН</th>
            <th>Где</th>
          </tr>
        </thead>
        <tbody>
          {order.pieces.map((piece) => (
            <tr key={`${piece.lineId}.${piece.position}`}>
              <td>
                <i className={styles.box} />
                <Unseen>ещё нет</Unseen>
              </td>
              <td>{piece.part === null ? piece.name : `${piece.name}: ${piece.part.toLowerCase()}`}</td>
              <td>{piece.article}</td>
              <td>{piece.size === null ? '' : formatSize(piece.size)}</td>
              <td>{piece.uinHead} ••••</td>
              <td>{whereOf(piece, order, stores.data).text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.works.length > 0 && (
        <>
          <h3>Мастерская</h3>
          <ul>
            {order.works.map((work) => (
              <li key={work.id}>{[work.what, ...work.details].join(', ')}</li>
            ))}
          </ul>
        </>
      )}
      {order.services.length > 0 && (
        <>
          <h3>Услуги</h3>
          <ul>
            {order.services.map(({ id, name, text }) => (
              <li key={id}>{text === null ? name : `${name}: «${text}»`}</li>
            ))}
          </ul>
        </>
      )}
      {order.asked.hidesPrice && <p>В посылке не должно быть цен.</p>}
      {order.comment !== '' && <p>Покупатель пишет: «{order.comment}»</p>}
    </>
  );
}
