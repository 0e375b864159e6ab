import type { Order, Tender } from '@yahont/contracts/orders/orders.ts';
import { buyerKindOf, needsReceipt } from '@yahont/values/buyer/buyer-kinds.ts';
import { companyText } from '@yahont/values/buyer/company-text.ts';
import { DELIVERY } from '@yahont/values/delivery-kinds.ts';
import { neverPaid } from '@yahont/values/sums/came-back.ts';
import { amountPaidWith, type TenderKind } from '@yahont/values/sums/tenders.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { COMPANY, COMPANY_INN, COMPANY_OGRN } from '#app/shop/words/contacts.ts';
import { pricesText } from '#app/shop/words/prices-text.ts';
import { DELIVERY_NAMES } from '#app/shop/words/delivery-names.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import { DiscountRow, SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import { BACK_TEXTS, NOT_TAKEN } from '../story/back-words.ts';
import paper from '#app/shop/parts/paper-table.module.css';
import styles from './order-documents.module.css';

type Props = { order: Order; offsetHours: number };

const TENDERS: Readonly<Record<TenderKind, string>> = {
  bonus: 'Бонусами',
  certificate: 'Сертификатом',
  exchange: 'Прежним изделием',
  card: 'Картой',
  sbp: 'Через СБП',
  sberpay: 'Через СберПэй',
  credit: 'В\u00A0рассрочку',
  cash: 'Наличными',
  invoice: 'По\u00A0счёту',
  till: 'В\u00A0кассе салона',
  parts: 'Осталось оплатить',
};

function tenderName({ kind, byCard }: Tender): string {
  return byCard ? 'Картой при\u00A0получении' : TENDERS[kind];
}

/**
 * The items of an order, their price and the payment, for printing. It contains no fiscal data: the receipt
 * has them.
 */
export function OrderDocuments({ order, offsetHours }: Props) {
  const { contact, tenders, lines } = order;
  const hasDiscount = lines.some(({ promoDiscount }) => promoDiscount > 0);
  return (
    <>
      <dl className={styles.parties}>
        <div>
          <dt>Продавец</dt>
          <dd>{[COMPANY, COMPANY_INN, COMPANY_OGRN].join(', ')}</dd>
        </div>
        <div>
          <dt>Покупатель</dt>
          <dd>
            {order.company === null
              ? [contact.lastName, contact.name, contact.surName].join(' ')
              : nbsp(companyText(order.company))}
          </dd>
        </div>
        <div>
          <dt>Дата заказа</dt>
          <dd>{formatDate(cityDate(new Date(order.createdAt), offsetHours))}</dd>
        </div>
      </dl>
      <div className={styles.scroll} role="region" aria-label="Изделия и работы" tabIndex={0}>
        <table className={classNames(paper.table, styles.table)}>
          <thead>
            <tr>
              <th scope="col">Изделие</th>
              {hasDiscount && (
                <>
                  <th scope="col">Цена</th>
                  <th scope="col">Скидка</th>
                </>
              )}
              <th scope="col">Сумма</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRows key={line.id} line={line} hasDiscount={hasDiscount} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={paper.sums}>
        <SumRows>
          {DELIVERY[order.delivery.kind].isShipped && (
            <SumRow
              name={DELIVERY_NAMES[order.delivery.kind]}
              value={order.deliveryPrice === 0 ? 'бесплатно' : formatRoubles(order.deliveryPrice)}
            />
          )}
          <SumRow name="Всего" value={formatRoubles(order.total)} />
          <DiscountRow name={NOT_TAKEN} amount={neverPaid(tenders)} />
          {tenders.map((tender, index) => (
            <SumRow key={`${tender.kind}-${index}`} name={tenderName(tender)} value={paidText(tender)} />
          ))}
        </SumRows>
      </div>
      <p className={styles.note}>
        {order.isPaid && receiptWords(order)}
        Этот лист составлен по&nbsp;данным заказа и&nbsp;кассовый чек не&nbsp;заменяет.
      </p>
    </>
  );
}

/** The amount paid with a tender, and the amount refunded. */
function paidText({ amount, refunded, notTaken }: Tender): string {
  const paid = formatRoubles(kopecks(amount - notTaken));
  const back = kopecks(refunded - notTaken);
  return back === 0 ? paid : `${paid}, возврат ${formatRoubles(back)}`;
}

function receiptWords({ company, tenders, total }: Order): string {
  const kinds = tenders.map(({ kind }) => kind);
  if (kinds.length > 0 && !needsReceipt(buyerKindOf({ company }), kinds))
    return nbsp('При переводе между организациями кассовый чек не нужен (54-ФЗ, статья 2, пункт 9). ');
  if (amountPaidWith(tenders, 'bonus') >= total) return '';
  return nbsp('Кассовый чек мы отправили на почту или телефон, указанные в заказе. ');
}

type LineProps = {
  line: Order['lines'][number];
  /** Whether any line has a discount: without one the price equals the sum. */
  hasDiscount: boolean;
};

function LineRows({ line, hasDiscount }: LineProps) {
  const { price, promoDiscount } = line;
  return (
    <>
      <tr>
        <td>
          {line.name}
          <small>{[line.article, ...line.details].filter((part) => part !== null).join(', ')}</small>
          {line.prices.length > 0 && <small>{pricesText(line.prices)}</small>}
          {line.back !== null && <small>{BACK_TEXTS[line.back]}</small>}
          {line.uins.map((uin, index) => (
            <small key={uin} className={styles.uin}>
              {line.parts[index] !== undefined && `${line.parts[index]}: `}УИН {formatUin(uin)}
            </small>
          ))}
        </td>
        {hasDiscount && (
          <>
            <td>{formatRoubles(price)}</td>
            <td>{promoDiscount === 0 ? '—' : formatRoubles(promoDiscount)}</td>
          </>
        )}
        <td>{formatRoubles(kopecks(price - promoDiscount))}</td>
      </tr>
      {line.services.map((service) => (
        <tr key={service.id}>
          <td>
            {service.name}
            <small>{service.details.join(', ')}</small>
          </td>
          {hasDiscount && (
            <>
              <td>{formatRoubles(service.price)}</td>
              <td>—</td>
            </>
          )}
          <td>{formatRoubles(service.price)}</td>
        </tr>
      ))}
    </>
  );
}
