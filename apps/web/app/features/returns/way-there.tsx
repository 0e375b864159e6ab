import type { ReactNode } from 'react';
import type { Return } from '@yahont/contracts/returns/returns.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { byKind } from '@yahont/values/by-kind.ts';
import { COMPANY } from '#app/shop/words/contacts.ts';
import { placeText } from '#app/shop/words/place-text.ts';
import type { QrDrawing } from '#app/base/qr/draw-qr.server.ts';
import { QrCode } from '#app/ui/codes/qr-code.tsx';
import { courierWhen } from './return-words.ts';
import styles from './way-there.module.css';

type Props = {
  about: Return;
  /** The store that takes the pieces; null when it no longer exists, and for other ways. */
  store: Pick<Store, 'name' | 'address' | 'metro' | 'hoursText'> | null;
  sender: { name: string; phone: string };
  drawing: QrDrawing;
};

/** Address of the central warehouse for parcels. */
const WAREHOUSE = `107031, Москва, ул.\u00A0Петровка, 11, ${COMPANY}, отдел возвратов`;

/** What to do with the pieces now: show the number in a store, or attach the label to the parcel. */
export function WayThere({ about, store, sender, drawing }: Props) {
  const qr = <QrCode drawing={drawing} label={`Номер возврата ${about.number}`} />;
  return byKind(about.route, {
    store: () => (
      <Slip title="Покажите в&nbsp;салоне" number={about.number} qr={qr}>
        <p>
          {store === null
            ? 'Принесите изделия в\u00A0выбранный салон.'
            : `${placeText(store)}. Открыт ${store.hoursText}.`}
        </p>
        <p>Возьмите паспорт, бирку с&nbsp;УИН и&nbsp;пломбу. Проверим изделия при&nbsp;вас.</p>
      </Slip>
    ),
    courier: (route) => (
      <Slip title="Отдайте курьеру" number={about.number} qr={qr}>
        <p>
          {route.date === null ? 'Курьер позвонит заранее' : `Курьер приедет${courierWhen(route)}`}:{' '}
          {route.address}.
        </p>
        <p>
          Назовите номер и&nbsp;покажите бирку с&nbsp;УИН: курьер опломбирует пакет при&nbsp;вас
          и&nbsp;оставит опись.
        </p>
      </Slip>
    ),
    post: () => (
      <Slip title="Ярлык посылки" number={about.number} qr={qr}>
        <dl className={styles.label}>
          <div>
            <dt>Кому</dt>
            <dd>{WAREHOUSE}</dd>
          </div>
          <div>
            <dt>От&nbsp;кого</dt>
            <dd>
              {sender.name}, {formatPhone(sender.phone)}
            </dd>
          </div>
        </dl>
        <p className={styles.screenOnly}>
          Отправьте ценной посылкой с&nbsp;описью вложения: в&nbsp;описи укажите УИН каждого изделия. Бирку
          и&nbsp;пломбу положите внутрь, квитанцию сохраните до&nbsp;возврата денег.
        </p>
      </Slip>
    ),
  });
}

type SlipProps = { title: ReactNode; number: string; qr: ReactNode; children: ReactNode };

function Slip({ title, number, qr, children }: SlipProps) {
  return (
    <section className={styles.root} aria-labelledby="return-slip">
      <div className={styles.text}>
        <h2 id="return-slip" className={styles.title}>
          {title}
        </h2>
        <p className={styles.number}>{number}</p>
        {children}
      </div>
      <div className={styles.qr}>{qr}</div>
    </section>
  );
}
