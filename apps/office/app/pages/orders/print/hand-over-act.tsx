import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { formatRoubles, ZERO } from '@yahont/values/money.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useStores, storeText } from '#app/lib/people/stores.ts';
import { dateText } from '#app/lib/words/moments.ts';
import styles from './print.module.css';

/** What was handed over to whom, with places for both signatures. */
export function HandOverAct({ order }: { order: OfficeOrder }) {
  const now = useNow();
  const stores = useStores();
  const { contact, receiver, company, delivery, total, due } = order;
  const taker = receiver ?? contact;
  const place = order.storeId === null ? delivery.address : storeText(order.storeId, stores.data);
  return (
    <>
      <h2>
        Акт выдачи заказа {order.number} от {dateText(now.toISOString(), now)}
      </h2>
      <p>
        «Яхонт» передал, а {company === null ? 'покупатель' : company.name} в лице {taker.lastName}{' '}
        {taker.name} принял изделия. Место: {place}.
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th>№</th>
            <th>Изделие</th>
            <th>Артикул</th>
            <th>Размер</th>
            <th>УИН</th>
          </tr>
        </thead>
        <tbody>
          {order.pieces.map((piece, place) => (
            <tr key={`${piece.lineId}.${piece.position}`}>
              <td>{place + 1}</td>
              <td>{piece.part === null ? piece.name : `${piece.name}: ${piece.part.toLowerCase()}`}</td>
              <td>{piece.article}</td>
              <td>{piece.size === null ? '' : formatSize(piece.size)}</td>
              <td>{piece.scannedUin ?? `${piece.uinHead} ____`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!order.asked.hidesPrice && (
        <p>
          Заказ на {formatRoubles(total)}.{' '}
          {due === ZERO ? 'Оплачен полностью.' : `К оплате ${formatRoubles(due)}.`}
        </p>
      )}
      <p>Бирки и пломбы на месте, изделия осмотрены, претензий к виду и составу нет.</p>
      <div className={styles.signs}>
        <div>Передал</div>
        <div>Принял</div>
      </div>
    </>
  );
}
