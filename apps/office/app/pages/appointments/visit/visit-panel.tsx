import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { visitNumber } from '@yahont/values/text/called-numbers.ts';
import { Button } from '#app/parts/button.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Tag } from '#app/parts/facts/words.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Empty, Failed, Skeleton, Unseen } from '#app/parts/states.tsx';
import { CallFailed, refusalOf } from '#app/lib/calls/call.ts';
import { noteCame } from '#app/lib/calls/routes/appointments.ts';
import { useKeys } from '#app/lib/keys/keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { usePage } from '#app/lib/look/page.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { clockText, dateText, momentText } from '#app/lib/words/moments.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { useVisit, useVisitWork } from '../use-visits.ts';
import { DESK_WORDS, deskOf, KIND_WORDS, notesOf, STATE_WORDS } from '../visit-words.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { HeldPieces } from './held-pieces.tsx';
import styles from './visit-panel.module.css';

type Props = {
  id: number;
  me: Me;
  isPage: boolean;
  back: string;
  nameOf: (storeId: number | null) => string;
};

/** One visit: who comes, what is prepared, and what happened. */
export function VisitPanel({ id, me, isPage, back, nameOf }: Props) {
  const visit = useVisit(id);
  const { data } = visit;
  const now = useNow(15_000);
  const heading = usePage(`Запись ${visitNumber(id)}`);
  const Title = isPage ? 'h1' : 'h2';
  const isMissing = visit.error instanceof CallFailed && visit.error.status === 404;
  return (
    <section className={styles.root} data-page={isPage || undefined} aria-label={`Запись ${visitNumber(id)}`}>
      <header className={styles.head}>
        {isPage && (
          <Link to={back} className={styles.icon}>
            <Icon name="arrow-left" />
            <Unseen>К записям</Unseen>
          </Link>
        )}
        <div>
          {data !== undefined && (
            <Tag tone={data.state === 'requested' ? 'warn' : 'muted'}>
              {dateText(`${data.date}T12:00:00`, now)}, {data.time}
              {data.state !== 'requested' && `, ${STATE_WORDS[data.state]}`}
            </Tag>
          )}
          <Title ref={heading} tabIndex={-1}>
            {data?.visitor.name ?? 'Запись'}
          </Title>
        </div>
        {data !== undefined && (
          <a className={styles.icon} href={phoneHref(data.visitor.phone)}>
            <Icon name="call" />
            <Unseen>Позвонить {phoneText(data.visitor.phone)}</Unseen>
          </a>
        )}
        {!isPage && (
          <Link to={back} className={styles.icon}>
            <Icon name="close" size={16} />
            <Unseen>Закрыть запись</Unseen>
          </Link>
        )}
      </header>
      {data !== undefined && (
        <Body visit={data} now={now} nameOf={nameOf} mayServe={may(me, 'appointments.serve')} />
      )}
      {data !== undefined && <Deeds key={id} visit={data} now={now} me={me} />}
      {visit.isPending && <Skeleton rows={5} />}
      {isMissing && (
        <Empty title="Такой записи нет" icon="search">
          <p>Возможно, она в другом магазине.</p>
        </Empty>
      )}
      {visit.isError && !isMissing && data === undefined && (
        <Failed
          title="Запись не открылась"
          text={failureText(visit.error)}
          onRetry={() => void visit.refetch()}
        />
      )}
    </section>
  );
}

type BodyProps = Pick<Props, 'nameOf'> & { visit: OfficeAppointment; now: Date; mayServe: boolean };

function Body({ visit, now, nameOf, mayServe }: BodyProps) {
  const { kind, name, code, extra, appraisal, storeId, visitor, madeAt, ended, id } = visit;
  return (
    <div className={styles.body}>
      <div>
        <b>{name === '' ? KIND_WORDS[kind] : name}</b>
        {code !== '' && <p className={styles.muted}>{code}</p>}
        {extra !== null && <p className={styles.muted}>{extra}</p>}
      </div>
      <HeldPieces visit={visit} nameOf={nameOf} mayServe={mayServe} now={now} />
      <Pairs
        pairs={[
          { name: 'Телефон', value: <a href={phoneHref(visitor.phone)}>{phoneText(visitor.phone)}</a> },
          { name: 'Зачем', value: KIND_WORDS[kind] },
          { name: 'Стол', value: DESK_WORDS[deskOf(visit)].name.toLowerCase() },
          { name: 'Магазин', value: nameOf(storeId) },
          ...(appraisal === null
            ? []
            : [
                {
                  name: 'Оценка',
                  value: `${formatRoubles(appraisal.cash)} деньгами, ${formatRoubles(appraisal.exchange)} в обмен`,
                },
              ]),
          { name: 'Записался', value: `${momentText(madeAt, now)}, ${visitNumber(id)}` },
          ...(ended === null ? [] : [{ name: 'Закончена', value: endedText(ended, now) }]),
        ]}
      />
    </div>
  );
}

function endedText({ at, by, staffName }: NonNullable<OfficeAppointment['ended']>, now: Date): string {
  const who = { link: 'гость по ссылке', account: 'гость в кабинете', staff: staffName ?? 'сотрудник' }[by];
  return `${momentText(at, now)}, ${who}`;
}

function Deeds({ visit, now, me }: { visit: OfficeAppointment; now: Date; me: Me }) {
  const { id } = visit;
  const [isCancelling, setCancelling] = useState(false);
  const { came, noShow, cancel } = useVisitWork(id);
  const notes = notesOf(visit, now);
  const mayServe = may(me, 'appointments.serve');
  const mayCancel = may(me, 'appointments.cancel') && notes.cancel;
  const isBusy = came.isPending || noShow.isPending;
  const isCome = mayServe && notes.came.may;
  const { mutate: note } = came;
  const sayCame = useCallback(
    () => note(undefined, { onSuccess: () => say('Отмечено: гость пришёл'), onError: complain }),
    [note],
  );
  useCameKey(isCome, sayCame);
  const early = [
    notes.came.from === null ? '' : `«Пришёл» откроется в\u00A0${clockText(notes.came.from)}`,
    notes.noShow.from === null ? '' : `«Не пришёл» — в\u00A0${clockText(notes.noShow.from)}`,
  ].filter(Boolean);
  if (!mayServe && !mayCancel) return null;
  if (!isCome && !notes.noShow.may && !mayCancel && early.length === 0) return null;
  return (
    <footer className={styles.foot}>
      {mayServe && early.length > 0 && <p className={styles.muted}>{early.join(', ')}.</p>}
      <div className={styles.buttons}>
        {isCome && (
          <Button hotKey="E" isBusy={came.isPending} isOff={isBusy && !came.isPending} onClick={sayCame}>
            <Icon name="check" size={16} />
            Пришёл
          </Button>
        )}
        {mayServe && notes.noShow.may && (
          <Button
            look="quiet"
            isBusy={noShow.isPending}
            isOff={isBusy && !noShow.isPending}
            onClick={() =>
              noShow.mutate(undefined, {
                onSuccess: () => say('Отмечено: не пришёл, изделия снова в продаже'),
                onError: complain,
              })
            }
          >
            Не пришёл
          </Button>
        )}
        {mayCancel && (
          <Button look="quiet" isDanger onClick={() => setCancelling(true)}>
            Отменить…
          </Button>
        )}
      </div>
      {isCancelling && (
        <CancelDialog
          visit={visit}
          cancel={(reason) => cancel.mutateAsync(reason)}
          onClose={() => setCancelling(false)}
        />
      )}
    </footer>
  );
}

function useCameKey(isOn: boolean, run: () => void): void {
  useKeys(useMemo(() => (isOn ? [{ code: 'KeyE', shown: 'E', does: 'пришёл', run }] : []), [isOn, run]));
}

const CODES = { 'appointment-not-found': true, 'visit-ended': true, 'too-early': true } as const;

function complain(error: unknown): void {
  const refused = refusalOf(noteCame, CODES, error);
  switch (refused?.code) {
    case 'visit-ended':
      say('Запись уже закончена: её перенесли, отменили или по ней купили');
      return;
    case 'too-early':
      say('Ещё рано: отметка откроется ближе к часу записи');
      return;
    case 'appointment-not-found':
      say('Этой записи в ваших магазинах нет');
      return;
    case undefined:
      say(failureText(error));
  }
}
