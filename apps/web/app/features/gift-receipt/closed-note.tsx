import { GIFT_KEPT_DAYS, type GiftExchangeClosed } from '@yahont/contracts/gift-receipt/gift-terms.ts';
import type { GiftExchange } from '@yahont/contracts/gift-receipt/gift-receipt.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatSize, sizeWords } from '@yahont/values/measures/size.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PHONE_HREF, PHONE_TEXT } from '#app/shop/words/contacts.ts';
import { serviceHref } from '#app/shop/visits/service-address.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './gift-receipt.module.css';

type Note = { title: string; words: string; isForMaster: boolean };
type Closed = Extract<GiftExchange, { state: 'closed' }>;

const NOTES: Readonly<Record<Exclude<GiftExchangeClosed, 'over'>, Note>> = {
  early: {
    title: 'Подарок ещё в\u00A0пути',
    words: 'Обмен размера откроется здесь, как только изделие вручат.',
    isForMaster: false,
  },
  engraved: {
    title: 'С\u00A0надписью\u00A0— только подгонка',
    words:
      'Изделие сделали для вас, поэтому обменять его не можем. Мастер подгонит размер, надпись останется целой.',
    isForMaster: true,
  },
  'no-sizes': {
    title: 'Другого размера нет',
    words: 'Такое изделие есть только в\u00A0этом размере. Мастер посмотрит, можно\u00A0ли его подогнать.',
    isForMaster: true,
  },
  elsewhere: {
    title: 'Обмен здесь уже закрыт',
    words:
      'С\u00A0этим изделием уже что-то решили. Если оно у\u00A0вас и\u00A0размер не подошёл, позвоните: поможем.',
    isForMaster: false,
  },
  done: {
    title: 'Размер обменян',
    words: 'Спасибо. Если новый размер тоже не подойдёт, мастер его подгонит.',
    isForMaster: true,
  },
  call: {
    title: 'Обменяем по\u00A0телефону',
    words: 'Этот подарок на сайте не обменять. Позвоните, и\u00A0мы всё устроим.',
    isForMaster: false,
  },
};

function noteOf({ reason, until }: Closed): Note {
  if (reason !== 'over') return NOTES[reason];
  return {
    title: until === null ? 'Обмен закончился' : `Обмен закончился ${formatDayMonth(until)}`,
    words: 'Мастер подгонит размер, гарантия при этом сохраняется.',
    isForMaster: true,
  };
}

/** Why there is no exchange, and what there is instead. */
export function ClosedNote({ exchange, uin }: { exchange: Closed; uin: string | null }) {
  const { title, words, isForMaster } = noteOf(exchange);
  return (
    <div className={styles.panel}>
      <h3 className={styles.noteTitle}>{title}</h3>
      <p className={styles.noteWords}>{nbsp(words)}</p>
      <p className={styles.actions}>
        {isForMaster ? (
          <ButtonLink href={serviceHref({ kind: 'care', uin })} variant="ghost">
            Записаться к&nbsp;мастеру
          </ButtonLink>
        ) : (
          <a className={text.link} href={PHONE_HREF}>
            {PHONE_TEXT}
          </a>
        )}
      </p>
    </div>
  );
}

type Asked = Extract<GiftExchange, { state: 'asked' }>;

/** The exchange that the receiver asked for. */
export function AskedNote({
  exchange: { size, store, keptUntil, courierDate, isBrought },
}: {
  exchange: Asked;
}) {
  const what = size === null ? 'Другой размер' : `Размер ${formatSize(size)}`;
  return (
    <div className={styles.panel} role="status">
      <h3 className={styles.noteTitle}>
        {nbsp(
          store === null || keptUntil === null
            ? `${what} привезём`
            : `${what} ждёт до ${formatDayMonth(keptUntil)}`,
        )}
      </h3>
      <p className={styles.noteWords}>
        {nbsp(wordsOf({ isBrought, courierDate, hasStore: store !== null }))}
      </p>
      {store !== null && (
        <p className={styles.noteWords}>
          <A className={text.link} href={`/stores/${store.cityCode}/${store.id}/`}>
            {nbsp(store.name)}
          </A>
          <br />
          {nbsp([store.address, store.openText].filter((fact) => fact !== '').join(' · '))}
        </p>
      )}
    </div>
  );
}

type Asking = { isBrought: boolean; courierDate: string | null; hasStore: boolean };

function wordsOf({ isBrought, courierDate, hasStore }: Asking): string {
  if (isBrought) return 'Изделие у нас: проверяем. Как только закончим, пришлём сообщение.';
  if (hasStore)
    return 'Возьмите изделие и футляр, назовите телефон из заявки. Если не придёте, другой размер вернётся на витрину сам.';
  const when = courierDate === null ? '' : ` ${formatDayMonth(courierDate)}`;
  return `Курьер заберёт изделие${when}. Проверим и привезём другой размер.`;
}

/** Every offered size is gone. */
export function NoneLeft({ own, uin }: { own: number | null; uin: string | null }) {
  const mine = own === null ? 'это изделие' : `ваш ${sizeWords(own)}`;
  return (
    <div className={styles.panel}>
      <h3 className={styles.noteTitle}>{nbsp('Других размеров сейчас нет')}</h3>
      <p className={styles.noteWords}>
        {nbsp(
          `Мастер посмотрит, можно ли подогнать ${mine}. Или загляните позже: размеры приходят, отложим на ${GIFT_KEPT_DAYS} дня.`,
        )}
      </p>
      <p className={styles.actions}>
        <ButtonLink href={serviceHref({ kind: 'care', uin })} variant="ghost">
          Записаться к&nbsp;мастеру
        </ButtonLink>
      </p>
    </div>
  );
}
