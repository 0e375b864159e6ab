import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  HiddenField,
  OfficeCustomer,
  revealCustomer as reveal,
} from '@yahont/contracts/office/customers/find.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { AnswerOf } from '@yahont/contracts/wire/endpoint.ts';
import { isBirthDateOrEmpty } from '@yahont/values/form-rules.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { Tick } from '#app/parts/tick.tsx';
import { call, CallFailed, codeOf, refusalOf } from '#app/lib/calls/call.ts';
import {
  correctBirthDate,
  endCustomerSessions,
  giveBonus,
  revealCustomer,
} from '#app/lib/calls/routes/customers.ts';
import { may } from '#app/lib/session/me.ts';

export type CustomerVerb = 'reveal' | 'bonus' | 'birth-date' | 'end-sessions';
type Props = {
  verb: CustomerVerb;
  customer: OfficeCustomer;
  me: Me;
  onRevealed: (shown: AnswerOf<typeof reveal>) => void;
  onClose: () => void;
};

const FIELDS: readonly { field: HiddenField; name: string }[] = [
  { field: 'phone', name: 'Телефон' },
  { field: 'name', name: 'Имя целиком' },
  { field: 'email', name: 'Почта' },
  { field: 'birthDate', name: 'День рождения' },
];
const POINTS = ['бонус', 'бонуса', 'бонусов'] as const;
const MOST_POINTS = 1_000_000;

const WORDS: Readonly<
  Record<CustomerVerb, { title: string; happens: string; button: string; reason: string }>
> = {
  reveal: {
    title: 'Показать данные',
    happens: 'В журнале останется, кто, что и зачем смотрел. Через 5 минут данные скроются.',
    button: 'Показать на 5 минут',
    reason: 'Зачем',
  },
  bonus: {
    title: 'Начислить или списать бонусы',
    happens: 'Один бонус равен рублю. С минусом бонусы спишутся.',
    button: 'Записать бонусы',
    reason: 'Причина, останется в журнале',
  },
  'birth-date': {
    title: 'Исправить день рождения',
    happens: 'Только по документу покупателя. Пустое поле убирает дату.',
    button: 'Записать дату',
    reason: 'Причина, останется в журнале',
  },
  'end-sessions': {
    title: 'Закрыть все входы покупателя',
    happens: 'Покупатель выйдет на всех устройствах и войдёт снова по коду.',
    button: 'Закрыть все входы',
    reason: 'Причина, останется в журнале',
  },
};

/** One deed with a shopper. */
export function CustomerDeed({ verb, customer, me, onRevealed, onClose }: Props) {
  const { id } = customer;
  const cache = useQueryClient();
  const [fields, setFields] = useState<readonly HiddenField[]>(['phone']);
  const [points, setPoints] = useState('');
  const [birthDate, setBirthDate] = useState('');
  const [key] = useState(() => crypto.randomUUID());
  const [fault, setFault] = useState<string>();
  const given = pointsOf(points);
  const { title, happens, button, reason: reasonLabel } = WORDS[verb];
  return (
    <DeedDialog
      title={title}
      happens={happens}
      button={button}
      isDanger={verb === 'end-sessions'}
      reasonLabel={reasonLabel}
      {...(verb === 'bonus'
        ? {
            isAsking: !may(me, 'customers.bonus'),
            asking: () => ({ kind: 'points' as const, accountId: id, points: given ?? 0 }),
          }
        : {})}
      check={() => {
        const found = faultOf(verb, { fields, given, birthDate });
        setFault(found);
        return found === undefined;
      }}
      refused={refusedText}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['customers', 'one', id] });
        onClose();
      }}
      send={async (reason) => {
        const params = { id };
        switch (verb) {
          case 'reveal':
            onRevealed(await call(revealCustomer, { params, body: { fields: [...fields], reason } }));
            return 'Показано, запись в журнале';
          case 'bonus': {
            const { balance } = await call(giveBonus, { params, body: { key, points: given ?? 0, reason } });
            return `Записано, у покупателя ${countOf(balance, POINTS)}`;
          }
          case 'birth-date':
            await call(correctBirthDate, { params, body: { birthDate, reason } });
            return 'День рождения записан';
          case 'end-sessions': {
            const { ended } = await call(endCustomerSessions, { params, body: { reason } });
            return `Закрыто: ${countOf(ended, ['вход', 'входа', 'входов'])}`;
          }
        }
      }}
    >
      {verb === 'reveal' && (
        <fieldset aria-label="Что показать">
          {FIELDS.map(({ field, name }) => (
            <Tick
              key={field}
              checked={fields.includes(field)}
              onChange={() =>
                setFields(fields.includes(field) ? fields.filter((one) => one !== field) : [...fields, field])
              }
            >
              {name}
            </Tick>
          ))}
          {fault !== undefined && <p role="alert">{fault}</p>}
        </fieldset>
      )}
      {verb === 'bonus' && (
        <Field
          label="Сколько бонусов"
          help={`Сейчас ${countOf(customer.points, POINTS)}`}
          inputMode="numeric"
          autoComplete="off"
          value={points}
          error={fault}
          onChange={(event) => setPoints(event.target.value)}
        />
      )}
      {verb === 'birth-date' && (
        <Field
          label="День рождения, 20.11.1990"
          inputMode="numeric"
          autoComplete="off"
          value={birthDate}
          error={fault}
          onChange={(event) => setBirthDate(event.target.value)}
        />
      )}
    </DeedDialog>
  );
}

/** «500», «−500»; null for anything else, and for nothing. */
function pointsOf(typed: string): number | null {
  const plain = typed.replaceAll(/\s/g, '').replace('−', '-');
  if (!/^-?\d{1,7}$/.test(plain)) return null;
  const points = Number(plain);
  return points === 0 || Math.abs(points) > MOST_POINTS ? null : points;
}

type Typed = { fields: readonly HiddenField[]; given: number | null; birthDate: string };

function faultOf(verb: CustomerVerb, { fields, given, birthDate }: Typed): string | undefined {
  if (verb === 'reveal' && fields.length === 0) return 'Выберите, что показать';
  if (verb === 'bonus' && given === null) return 'Впишите целое число, с минусом чтобы списать';
  if (verb === 'birth-date' && !isBirthDateOrEmpty(birthDate)) return 'Дата так: 20.11.1990';
  return undefined;
}

function refusedText(error: unknown): string | null {
  const refusal = refusalOf(giveBonus, { 'not-enough-points': true }, error);
  if (refusal !== null) return `Столько списать нельзя: есть ${countOf(refusal.facts.balance, POINTS)}.`;
  if (codeOf(error) === 'account-not-found' && error instanceof CallFailed)
    return 'У этого покупателя нет заказов в вашем магазине: его данные видят там, где он покупал.';
  return null;
}
