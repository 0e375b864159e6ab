import { useEffect, useRef, type ReactNode } from 'react';
import { Form, useNavigation, useRevalidator } from 'react-router';
import type {
  giveBackCertificate,
  OrderedCertificate,
  resendCertificate,
} from '@yahont/contracts/certificates/certificates.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import styles from './order-certificates.module.css';

type Props = {
  orderId: number;
  items: readonly OrderedCertificate[];
  /** Result of the last press. */
  answer: CertificateAnswer | undefined;
  /** Shows only the state and the page of each certificate, without sending again or refunding. */
  isBrief?: boolean;
};

/** The certificate of the pressed button, and why the action was refused; null when it succeeded. */
export type CertificateAnswer = { certificateId: string; intent: string; refusal: Refusal | null };

const TEXTS: RefusalTexts<typeof resendCertificate | typeof giveBackCertificate> = {
  'not-sendable':
    'Этот сертификат сейчас не отправить: он ждёт своего часа, печатается или уже не действует.',
  'sent-lately': 'Письмо только что ушло. Отправить ещё раз можно через десять минут.',
  'certificate-used': 'Сертификатом уже что-то оплатили, поэтому вернуть его нельзя.',
};

/**
 * Gift certificates of an order: the state and the page of each, with buttons to send it again and to refund
 * it.
 */
export function OrderCertificates({ orderId, items, answer, isBrief = false }: Props) {
  useFresh(items.some(({ state }) => state === 'issuing'));
  const navigation = useNavigation();
  const pressed = navigation.formData;
  const isPressed = (id: string, intent: string) =>
    pressed?.get('certificateId') === id && pressed.get('intent') === intent;
  if (items.length === 0) return null;
  return (
    <section className={styles.root} aria-labelledby="order-certificates">
      <h2 id="order-certificates" className={styles.title}>
        {items.length === 1 ? 'Подарочный сертификат' : 'Подарочные сертификаты'}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <p className={styles.name}>
              {formatRoubles(item.amount)}
              {item.gift !== null && `, ${item.gift.receiver}`}
            </p>
            <p className={styles.state}>{nbsp(stateText(item))}</p>
            {answer?.certificateId === item.id && (
              <p className={styles.answer} role="status">
                {nbsp(answerText(answer))}
              </p>
            )}
            {item.page !== null && (
              <div className={styles.actions}>
                <ButtonLink href={item.page} variant="quiet">
                  Посмотреть и&nbsp;распечатать
                </ButtonLink>
                {!isBrief && item.sentAt !== null && (
                  <CertificateForm orderId={orderId} id={item.id}>
                    <Button
                      variant="quiet"
                      type="submit"
                      name="intent"
                      value="resend"
                      isWaiting={isPressed(item.id, 'resend')}
                    >
                      Отправить ещё раз
                    </Button>
                  </CertificateForm>
                )}
              </div>
            )}
            {!isBrief && item.canGiveBack && (
              <Disclosure title="Вернуть сертификат">
                <p className={styles.state}>
                  Код перестанет действовать, а&nbsp;{formatRoubles(item.amount)} вернутся на&nbsp;карту
                  в&nbsp;течение десяти дней.
                </p>
                <CertificateForm orderId={orderId} id={item.id}>
                  <Button
                    variant="ghost"
                    type="submit"
                    name="intent"
                    value="give-back"
                    isWaiting={isPressed(item.id, 'give-back')}
                  >
                    Вернуть {formatRoubles(item.amount)}
                  </Button>
                </CertificateForm>
              </Disclosure>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FRESH_MS = 3_000;
const MAX_READS = 10;

/** Reloads the page's data while a certificate is being made, for half a minute at most. */
function useFresh(isMaking: boolean): void {
  const { revalidate } = useRevalidator();
  const reads = useRef(0);
  useEffect(() => {
    if (!isMaking) return;
    const timer = setInterval(() => {
      reads.current += 1;
      if (reads.current > MAX_READS) clearInterval(timer);
      else void revalidate();
    }, FRESH_MS);
    return () => clearInterval(timer);
  }, [isMaking, revalidate]);
}

type FormProps = { orderId: number; id: string; children: ReactNode };

function CertificateForm({ orderId, id, children }: FormProps) {
  return (
    <Form method="post" action={`/personal/order/${orderId}/`}>
      <input type="hidden" name="certificateId" value={id} />
      {children}
    </Form>
  );
}

function stateText({ state, gift, sentAt, openedAt }: OrderedCertificate): string {
  if (state === 'waiting') return 'Выпустим, когда заказ будет оплачен';
  if (state === 'issuing') return 'Выпускаем, это займёт минуту';
  if (state === 'void') return 'Больше не действует';
  if (openedAt !== null) return 'Получатель открыл подарок';
  if (sentAt !== null) return gift === null ? 'Отправлен' : `Отправлен: ${addressOf(gift)}`;
  if (gift?.sending) {
    const { day, hour, cityName } = gift.sending;
    return `Отправим ${formatDayMonth(day)} в ${hour}:00, ${cityName}: ${addressOf(gift)}`;
  }
  return 'Готов: распечатайте его и подарите';
}

function addressOf({ way, address }: NonNullable<OrderedCertificate['gift']>): string {
  return way === 'sms' ? formatPhone(address) : address;
}

function answerText({ intent, refusal }: CertificateAnswer): string {
  if (refusal !== null)
    return refusalText<typeof resendCertificate | typeof giveBackCertificate>(
      TEXTS,
      refusal,
      'Не получилось. Попробуйте ещё раз через минуту.',
    );
  return intent === 'resend' ? 'Отправили ещё раз' : 'Сертификат возвращён, деньги отправлены';
}
