import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { COOLING_DAYS } from '@yahont/contracts/wire/limits.ts';
import { cityDate } from '@yahont/values/dates/city-time.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { CONSENT_WORDS, type ShownConsent } from './consent-words.ts';
import { ERASE, ERASE_URL, KEEP, TAKE, TAKE_URL } from './erasure-intents.ts';
import type { OwnData as Loaded } from './load-own-data.server.ts';
import styles from './own-data.module.css';

/** Names of the texts that a consent refers to. */
const TEXT_NAMES: Readonly<Record<string, string>> = {
  '/delivery/': 'Доставка',
  '/garantiya/': 'Гарантия',
  // The consent before the texts were split.
  '/politika/': 'Политика',
  '/politika/soglasie/': 'Согласие',
  '/politika/rassylka/': 'Согласие на рассылку',
  '/politika/kuki/': 'Файлы куки',
  '/politika/karty/': 'Сохранение карты',
};

type Props = {
  data: Loaded;
  /** Hours of the account's city ahead of UTC. */
  timezone: number;
  /** Why the account could not be erased. */
  refusal: string | null;
  /** The proof that is required before the data are downloaded or the account is erased. */
  proof: { of: 'data' | 'erasure'; panel: ReactNode } | null;
  /** The owner has just completed the proof for downloading the data. */
  isProved: boolean;
};

/** The shopper's data and consents: to view, download and erase. */
export function OwnData({ data: { consents, eraseAt }, timezone, refusal, proof, isProved }: Props) {
  const intent = useSentIntent();
  const day = (at: string) => formatDate(cityDate(new Date(at), timezone));
  return (
    <section className={styles.root} aria-labelledby="own-data" id="dannye">
      <h2 id="own-data" className={styles.heading}>
        Ваши данные и&nbsp;согласия
      </h2>
      {consents.length > 0 && (
        <ul>
          {consents.map((consent) => (
            <li key={consent.kind} className={styles.consent}>
              <b>{CONSENT_WORDS[consent.kind]}</b>
              <span>{nbsp(`${wordOf(consent)} ${day(consent.at)}`)}</span>
              <Texts consent={consent} />
              <Change consent={consent} />
            </li>
          ))}
        </ul>
      )}
      {proof?.of === 'data' ? (
        proof.panel
      ) : (
        // The browser downloads the file and stays on the page.
        <Form method="post" action={TAKE_URL} className={styles.row} reloadDocument>
          {isProved && <p role="status">Подтвердили. Теперь данные можно скачать.</p>}
          <button type="submit" name="intent" value={TAKE} className={styles.link}>
            <Icon name="download" size={16} />
            Скачать всё, что мы о&nbsp;вас храним
          </button>
        </Form>
      )}
      <Form
        method="post"
        action={eraseAt === null ? ERASE_URL : '/personal/detail/#dannye'}
        className={styles.erase}
        preventScrollReset
      >
        {eraseAt === null ? (
          <>
            <p>
              {nbsp(
                `Кабинет можно удалить вместе с данными, адресами, подписками и бонусами. Сделаем это через ${countOf(COOLING_DAYS, ['день', 'дня', 'дней'])}: до тех пор можно передумать. Сведения о заказах, которые велит хранить закон, останутся без имени и телефона.`,
              )}
            </p>
            {proof?.of !== 'erasure' && (
              <Button
                type="submit"
                variant="ghost"
                name="intent"
                value={ERASE}
                isWaiting={intent === ERASE}
                waitingText="Проверяем"
              >
                Удалить кабинет
              </Button>
            )}
          </>
        ) : (
          <>
            <p role="status">
              <b>{nbsp(`Кабинет будет удалён ${day(eraseAt)}.`)}</b> Письма и&nbsp;сообщения о&nbsp;новинках
              уже не&nbsp;приходят.
            </p>
            <Button
              type="submit"
              name="intent"
              value={KEEP}
              isWaiting={intent === KEEP}
              waitingText="Отменяем"
            >
              Не удалять
            </Button>
          </>
        )}
        <FormStatus done={null} failure={intent === null ? refusal : null} />
      </Form>
      {proof?.of === 'erasure' && proof.panel}
    </section>
  );
}

function wordOf({ kind, isGiven }: ShownConsent): string {
  if (kind === 'offer') return 'приняты';
  if (isGiven) return 'согласие дано';
  return kind === 'cookies' ? 'отказ' : 'согласие отозвано';
}

function Texts({ consent: { texts } }: { consent: ShownConsent }) {
  return (
    <span className={styles.texts}>
      {texts.map(({ document, version }) => (
        <A key={document} href={document} className={styles.link}>
          {[TEXT_NAMES[document] ?? 'Текст', version && `№\u00A0${version}`].filter(Boolean).join(', ')}
        </A>
      ))}
    </span>
  );
}

/** Link to where the consent can be changed. */
function Change({ consent: { kind } }: { consent: ShownConsent }) {
  switch (kind) {
    case 'marketing':
      return (
        <A href="/personal/subscriptions/" className={styles.link}>
          Изменить подписки
        </A>
      );
    case 'reminder':
      return (
        <A href="/personal/people/" className={styles.link}>
          Изменить напоминания
        </A>
      );
    case 'cookies':
      return (
        <A href="/politika/#файлы-куки" className={styles.link}>
          Изменить ответ
        </A>
      );
    case 'saved-card':
      return (
        <A href="/personal/detail/#karty" className={styles.link}>
          Карты для оплаты
        </A>
      );
    case 'personal-data':
      return <span className={styles.muted}>{nbsp('Отозвать — удалить кабинет, ниже')}</span>;
    case 'offer':
      return null;
  }
}
