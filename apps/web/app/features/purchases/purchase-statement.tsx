import type { ReactNode } from 'react';
import type { ProductDetails } from './product-details.ts';
import type { Purchase } from '@yahont/contracts/purchases/purchases.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { COMPANY, COMPANY_INN } from '#app/shop/words/contacts.ts';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import styles from './purchase-statement.module.css';

type Props = {
  purchase: Purchase;
  owner: string;
  today: string;
  /** The catalogue's data about the piece; empty for an unknown one. */
  facts: ProductDetails;
};

/** A statement of the shop about a piece and its price, for an insurer. */
export function PurchaseStatement({ purchase, owner, today, facts }: Props) {
  const { name, article, uins, parts, details, paid, boughtOn, from } = purchase;
  return (
    <>
      <div className={styles.root}>
        <div className={styles.picture}>
          <LinePicture line={purchase} sizes="320px" />
        </div>
        <dl className={styles.facts}>
          <Fact name="Изделие">
            {name}
            {details.length > 0 && `, ${details.join(', ')}`}
          </Fact>
          {article !== null && <Fact name="Артикул">{article}</Fact>}
          {uins.map((uin, index) => (
            <Fact key={uin} name={parts[index] === undefined ? 'УИН' : `УИН, ${parts[index]}`}>
              {formatUin(uin)}
            </Fact>
          ))}
          {facts.map(({ name: fact, value }) => (
            <Fact key={fact} name={fact}>
              {value}
            </Fact>
          ))}
          <Fact name="Куплено">
            {formatDate(boughtOn)},{' '}
            {byKind(from, {
              site: ({ number }) => `на\u00A0сайте, заказ № ${number}`,
              store: (store) => `${store.name}, чек ${store.receipt}`,
            })}
          </Fact>
          {owner !== '' && <Fact name="Покупатель">{owner}</Fact>}
          <Fact name="Цена покупки">
            <b className={styles.sum}>{formatRoubles(paid)}</b>
          </Fact>
        </dl>
      </div>
      <p className={styles.note}>
        Справка составлена {formatDate(today)} по&nbsp;данным {COMPANY}, {COMPANY_INN}. Она подтверждает
        изделие и&nbsp;цену, за&nbsp;которую его купили у&nbsp;нас. Это не&nbsp;отчёт об&nbsp;оценке:
        сегодняшнюю стоимость определяет независимый оценщик.
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
