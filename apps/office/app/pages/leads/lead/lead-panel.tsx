import { Link } from 'react-router';
import type { OfficeLead } from '@yahont/contracts/office/leads.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { leadNumber } from '@yahont/values/text/called-numbers.ts';
import { phoneHref } from '@yahont/values/phone.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { History, type HistoryEntry } from '#app/parts/facts/history.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Empty, Failed, Skeleton, Unseen } from '#app/parts/states.tsx';
import { CallFailed } from '#app/lib/calls/call.ts';
import { useNow } from '#app/lib/look/now.ts';
import { usePage } from '#app/lib/look/page.ts';
import { may } from '#app/lib/session/me.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { kindText, STATE_WORDS, termOf, typedPairs } from '../lead-words.ts';
import { LeadWork } from './lead-work.tsx';
import { useLead } from './use-lead.ts';
import styles from './lead-panel.module.css';

type Props = { id: number; me: Me; isPage: boolean; back: string };

/** An opened lead: contacts, what was asked, files, where it came from, what was done. */
export function LeadPanel({ id, me, isPage, back }: Props) {
  const lead = useLead(id);
  const heading = usePage(`Заявка ${leadNumber(id)}`);
  const now = useNow();
  const { data } = lead;
  const Title = isPage ? 'h1' : 'h2';
  const isMissing = lead.error instanceof CallFailed && lead.error.status === 404;
  return (
    <section className={styles.root} data-page={isPage || undefined} aria-label={`Заявка ${leadNumber(id)}`}>
      <header className={styles.head}>
        {isPage && (
          <Link to={back} className={styles.icon}>
            <Icon name="arrow-left" />
            <Unseen>К заявкам</Unseen>
          </Link>
        )}
        <div>
          <div className={styles.mark}>
            {data !== undefined && (
              <Mark shape={STATE_WORDS[data.state].mark}>{STATE_WORDS[data.state].one}</Mark>
            )}
            <span>
              {leadNumber(id)}
              {data !== undefined && `, ${momentText(data.sentAt, now)}`}
            </span>
          </div>
          <Title ref={heading} tabIndex={-1}>
            {data === undefined ? 'Заявка' : `${kindText(data.kind)}, ${data.cityName}`}
          </Title>
        </div>
        {!isPage && (
          <Link to={back} className={styles.icon}>
            <Icon name="close" size={16} />
            <Unseen>Закрыть заявку</Unseen>
          </Link>
        )}
      </header>
      {data !== undefined && <Body lead={data} now={now} />}
      {data !== undefined && may(me, 'leads.answer') && <LeadWork key={id} lead={data} staffId={me.id} />}
      {lead.isPending && <Skeleton rows={6} />}
      {isMissing && (
        <Empty title="Такой заявки нет" icon="search">
          <p>Её могли удалить по сроку хранения.</p>
        </Empty>
      )}
      {lead.isError && !isMissing && (
        <Failed
          title="Заявка не открылась"
          text={failureText(lead.error)}
          onRetry={() => void lead.refetch()}
        />
      )}
    </section>
  );
}

function Body({ lead, now }: { lead: OfficeLead; now: Date }) {
  const { name, phone, email, fields, files, source, consent, owner } = lead;
  const term = termOf(lead, now);
  const message = fields['message'] ?? '';
  const marks = Object.values(source.utm).filter((mark) => mark !== '');
  return (
    <div className={styles.body}>
      <div className={styles.who}>
        <Avatar name={name} />
        <div>
          <b>{name}</b>
          <small>
            {phone !== null && <a href={phoneHref(phone)}>{phoneText(phone)}</a>}
            {phone !== null && email !== null && ', '}
            {email !== null && <a href={`mailto:${email}`}>{email}</a>}
          </small>
        </div>
      </div>
      <Pairs
        pairs={[
          ...typedPairs(fields),
          ...(message === ''
            ? []
            : [{ name: 'Пишет', value: <span className={styles.text}>{message}</span> }]),
          ...(term === null
            ? []
            : [{ name: 'Ответить', value: <Toned tone={term.tone}>{term.text}</Toned> }]),
          { name: 'Чья', value: owner?.name ?? 'пока ничья' },
        ]}
      />
      {files.length > 0 && (
        <>
          <ul className={styles.files}>
            {files.map((file) => (
              <li key={file.link}>
                <a href={file.link} target="_blank" rel="noreferrer">
                  <Icon name="file" size={16} />
                  <span>{file.name}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className={styles.muted}>Ссылки на файлы живут час: потом откройте заявку снова.</p>
        </>
      )}
      <h2 data-look="small">Откуда</h2>
      <Pairs
        pairs={[
          { name: 'Страница', value: source.page },
          ...(source.referrer === '' ? [] : [{ name: 'Пришли с', value: source.referrer }]),
          ...(marks.length === 0 ? [] : [{ name: 'Метки', value: marks.join(', ') }]),
          {
            name: 'Согласие',
            value:
              consent.document === ''
                ? 'текст не был опубликован'
                : `${consent.document}, версия ${consent.version}`,
          },
        ]}
      />
      <h2 data-look="small">Ход</h2>
      <History entries={historyOf(lead, now)} />
    </div>
  );
}

function historyOf({ events }: OfficeLead, now: Date): HistoryEntry[] {
  return events
    .map((event, at): HistoryEntry => {
      const { at: moment, state, note, staffName } = event;
      const what = state === null ? note : STEP_WORDS[state];
      return {
        key: String(at),
        time: momentText(moment, now),
        what: state !== null && note !== '' ? `${what}: ${note}` : what,
        ...(staffName === null ? {} : { who: state === null ? `${staffName}, для своих` : staffName }),
        tone: staffName === null ? 'other' : 'own',
        isNote: state === null,
      };
    })
    .toReversed();
}

const STEP_WORDS = {
  new: 'Пришла с сайта',
  taken: 'Взята',
  answered: 'Ответили',
  closed: 'Закрыта',
  spam: 'Спам',
} as const;
