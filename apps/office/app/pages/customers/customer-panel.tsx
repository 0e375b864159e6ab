import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { OfficeCustomer, revealCustomer } from '@yahont/contracts/office/customers/find.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { RecordState, RecordView } from '#app/blocks/record/record-view.tsx';
import { Button, TextButton } from '#app/parts/button.tsx';
import { Pairs, type Pair } from '#app/parts/facts/pairs.tsx';
import { Note } from '#app/parts/note.tsx';
import { Section } from '#app/parts/section.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getCustomer } from '#app/lib/calls/routes/customers.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { dateText, momentText } from '#app/lib/words/moments.ts';
import { CustomerDeed, type CustomerVerb } from './customer-deed.tsx';
import styles from './customer-panel.module.css';

type Props = { id: number; me: Me; back: string; isPage: boolean };
type Revealed = AnswerOf<typeof revealCustomer>;

/** What was shown closes by itself. */
const SHOWN_MS = 5 * 60_000;

/** One shopper, masked until somebody says why they need more. */
export function CustomerPanel({ id, me, back, isPage }: Props) {
  const now = useNow();
  const [verb, setVerb] = useState<CustomerVerb | null>(null);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  useEffect(() => {
    if (revealed === null) return;
    const timer = setTimeout(() => setRevealed(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [revealed]);
  const found = useQuery({
    queryKey: ['customers', 'one', id],
    queryFn: ({ signal }) => call(getCustomer, { params: { id } }, { signal }),
  });
  if (found.data === undefined)
    return (
      <RecordState
        query={found}
        title="Покупатель"
        missing="Такого покупателя нет"
        back={back}
        isPage={isPage}
      />
    );
  const customer = found.data;
  const mayReveal = may(me, 'customers.reveal');
  return (
    <RecordView
      title={revealed?.name ?? (customer.name === '' ? `Покупатель №\u00A0${id}` : customer.name)}
      named={`Покупатель №\u00A0${id}`}
      mark={<small className={styles.muted}>№&nbsp;{id}</small>}
      back={back}
      isPage={isPage}
      foot={<CustomerButtons me={me} customer={customer} onOpen={setVerb} />}
    >
      <Section
        title="Данные"
        aside={
          mayReveal && revealed === null ? (
            <TextButton onClick={() => setVerb('reveal')}>Показать</TextButton>
          ) : (
            revealed !== null && <TextButton onClick={() => setRevealed(null)}>Скрыть</TextButton>
          )
        }
      >
        <Pairs pairs={dataOf(customer, revealed, now)} />
        {revealed !== null && <Note>Показано на 5&nbsp;минут, запись в журнале.</Note>}
      </Section>
      <Section title="Заказы">
        {customer.orders.length === 0 && <p className={styles.muted}>Заказов не было.</p>}
        <ul className={styles.orders}>
          {customer.orders.map((order) => (
            <li key={order.id}>
              <Link to={`/orders/${order.id}`}>Я-{order.id}</Link>
              <span className={styles.muted}>{dateText(order.placedAt, now)}</span>
            </li>
          ))}
        </ul>
      </Section>
      {verb !== null && (
        <CustomerDeed
          verb={verb}
          customer={customer}
          me={me}
          onRevealed={setRevealed}
          onClose={() => setVerb(null)}
        />
      )}
    </RecordView>
  );
}

function dataOf(customer: OfficeCustomer, revealed: Revealed | null, now: Date): readonly Pair[] {
  const { phone, email, hasBirthDate, points, openSessions, registeredAt } = customer;
  const shownPhone = revealed?.phone;
  return [
    {
      name: 'Телефон',
      value: shownPhone === undefined ? phone : <a href={`tel:${shownPhone}`}>{formatPhone(shownPhone)}</a>,
    },
    { name: 'Почта', value: revealed?.email ?? email ?? 'не указана' },
    { name: 'Родился', value: birthDateText(hasBirthDate, revealed?.birthDate, now) },
    { name: 'Бонусы', value: countOf(points, ['бонус', 'бонуса', 'бонусов']) },
    { name: 'Входы', value: openSessions === 0 ? 'нигде не вошёл' : `открыто ${openSessions}` },
    { name: 'С нами', value: momentText(registeredAt, now) },
  ];
}

function birthDateText(hasOne: boolean, shown: string | undefined, now: Date): string {
  if (!hasOne) return 'не указан';
  return shown === undefined || shown === '' ? 'указан' : dateText(shown, now);
}

type ButtonsProps = { me: Me; customer: OfficeCustomer; onOpen: (verb: CustomerVerb) => void };

function CustomerButtons({ me, customer, onOpen }: ButtonsProps) {
  if (!may(me, 'customers.edit') && !mayAsk(me, 'customers.bonus')) return null;
  return (
    <>
      {mayAsk(me, 'customers.bonus') && (
        <Button look="quiet" onClick={() => onOpen('bonus')}>
          Бонусы
        </Button>
      )}
      {may(me, 'customers.edit') && (
        <Button look="quiet" onClick={() => onOpen('birth-date')}>
          День рождения
        </Button>
      )}
      {may(me, 'customers.edit') && customer.openSessions > 0 && (
        <Button look="quiet" isDanger onClick={() => onOpen('end-sessions')}>
          Закрыть входы
        </Button>
      )}
    </>
  );
}
