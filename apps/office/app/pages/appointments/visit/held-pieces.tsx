import { useState } from 'react';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import { Button } from '#app/parts/button.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Field } from '#app/parts/field.tsx';
import { refusalOf } from '#app/lib/calls/call.ts';
import { holdForAppointment } from '#app/lib/calls/routes/appointments.ts';
import { say } from '#app/lib/look/toast.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { useVisitWork } from '../use-visits.ts';
import { heldText } from '../visit-words.ts';
import styles from './visit-panel.module.css';

const CENTI = 100;

type Props = {
  visit: OfficeAppointment;
  now: Date;
  mayServe: boolean;
  nameOf: (storeId: number | null) => string;
};

/** What is prepared for a visitor, where it is, and one more piece by its УИН. */
export function HeldPieces({ visit, now, mayServe, nameOf }: Props) {
  const { id, held, heldUntil, state } = visit;
  const isOpen = state === 'requested' || state === 'past' || state === 'came';
  const mayAdd = mayServe && isOpen && new Date(heldUntil) > now;
  if (held.length === 0 && !mayAdd) return null;
  return (
    <div className={styles.held}>
      <h2 data-look="small">Приготовить</h2>
      {held.length === 0 && <p className={styles.muted}>Ничего не отложено.</p>}
      <ul>
        {held.map((piece) => {
          const { text, tone } = heldText(piece, nameOf);
          return (
            <li key={piece.uin}>
              <span>
                {piece.name}
                {piece.size !== null && `, ${(piece.size / CENTI).toLocaleString('ru-RU')}`}
                <small>
                  {piece.article} · УИН …{piece.uin.slice(-4)}
                </small>
              </span>
              <Toned tone={tone}>{text}</Toned>
            </li>
          );
        })}
      </ul>
      {held.length > 0 && isOpen && (
        <p className={styles.muted}>Отложено до {momentText(heldUntil, now)}, потом снова в продаже.</p>
      )}
      {mayAdd && <HoldForm id={id} />}
    </div>
  );
}

const UIN = /^\d{16}$/;

function HoldForm({ id }: { id: number }) {
  const { hold } = useVisitWork(id);
  const [uin, setUin] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      className={styles.hold}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const digits = uin.replaceAll(/\D/g, '');
        if (!UIN.test(digits)) {
          setFault('В УИН 16 цифр');
          return;
        }
        hold.mutate(digits, {
          onSuccess: () => {
            setUin('');
            say('Изделие отложено для этой записи');
          },
          onError: (error) => setFault(refusedText(error)),
        });
      }}
    >
      <Field
        label="Отложить ещё изделие, УИН с бирки"
        inputMode="numeric"
        autoComplete="off"
        value={uin}
        error={fault}
        onChange={(event) => {
          setFault(undefined);
          setUin(event.target.value);
        }}
      />
      <Button type="submit" look="quiet" isBusy={hold.isPending}>
        Отложить
      </Button>
    </form>
  );
}

const CODES = {
  'appointment-not-found': true,
  'visit-ended': true,
  'item-not-found': true,
  'illegal-move': true,
} as const;

function refusedText(error: unknown): string {
  const refused = refusalOf(holdForAppointment, CODES, error);
  switch (refused?.code) {
    case 'item-not-found':
      return 'Изделия с таким УИН нет: проверьте цифры';
    case 'illegal-move':
      return refused.facts.isOnItsWay
        ? 'Изделие сейчас едет: отложить можно после приёмки'
        : 'Изделие не в продаже: оно продано, отложено или снято';
    case 'visit-ended':
      return 'Запись закончена: откладывать уже не для кого';
    case 'appointment-not-found':
      return 'Этой записи в ваших магазинах нет';
    case undefined:
      return failureText(error);
  }
}
