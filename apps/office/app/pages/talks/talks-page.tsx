import { useOutletContext, useParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Empty } from '#app/parts/states.tsx';
import { CallFailed } from '#app/lib/calls/call.ts';
import { listThreads } from '#app/lib/calls/routes/talks.ts';
import { oneOf, useFilters } from '#app/lib/lists/filters.ts';
import { usePage } from '#app/lib/look/page.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { may } from '#app/lib/session/me.ts';
import { shareText } from './calls/call-words.ts';
import { CallsBlock } from './calls/calls-block.tsx';
import { LineSwitch } from './calls/line-switch.tsx';
import { useCalls } from './calls/use-calls.ts';
import { LetterList, letterQuery } from './letters/letter-list.tsx';
import { STATES } from './letters/letter-words.ts';
import { ThreadPane } from './letters/thread-pane.tsx';
import { useThreads } from './letters/use-threads.ts';
import styles from './talks-page.module.css';

const READERS = { state: oneOf(STATES) };

export function TalksPage() {
  const me = useOutletContext<Me>();
  if (!may(me, 'calls.take') && !may(me, 'support.answer'))
    return (
      <RightMissing
        title="Обращения"
        right="говорить с покупателями"
        givenBy="оператору и директору магазина"
      />
    );
  return <Talks me={me} />;
}

/** Calls and letters in one queue, the open letter beside it, its buyer beside that. */
function Talks({ me }: { me: Me }) {
  const { id } = useParams();
  const openId = id === undefined || !/^[1-9]\d{0,8}$/.test(id) ? null : Number(id);
  const mayAnswer = may(me, 'support.answer');
  const { filters } = useFilters(listThreads, READERS);
  const state = filters.state ?? 'waiting';
  const calls = useCalls(may(me, 'calls.take'));
  // A shop without the module of calls has letters alone.
  const mayCall = may(me, 'calls.take') && !(calls.error instanceof CallFailed && calls.error.status === 404);
  const letters = useThreads(state, mayAnswer);
  const heading = usePage('Обращения');
  const isWide = useIsWide();
  const today = calls.data?.today;
  const isCalling = calls.data?.items.some(({ phone }) => phone !== null) ?? false;
  return (
    <div className={styles.root} data-open={openId !== null || undefined}>
      <div className={styles.queue}>
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            Обращения
          </h1>
          {calls.data !== undefined && <LineSwitch isOn={calls.data.line.isOn} />}
        </header>
        <div className={styles.scroll}>
          {mayCall && <CallsBlock calls={calls} me={me} />}
          {mayAnswer && <LetterList list={letters} state={state} openId={openId} isBeside={isWide} />}
        </div>
        {mayCall && (
          <footer className={styles.share}>
            {today === undefined ? (
              ' '
            ) : (
              <>
                <span>
                  Сегодня: звонков {today.asked}, за 28 секунд {today.inTime}
                </span>
                <b>{shareText(today)}</b>
              </>
            )}
          </footer>
        )}
      </div>
      {openId === null || !mayAnswer ? (
        <div className={styles.nothing}>
          <Empty title="Выберите письмо" icon="chat">
            <p>Переписка, ответ и покупатель откроются здесь.</p>
          </Empty>
          <KeyFoot
            keys={[
              [['T'], 'взять звонок'],
              [['J', 'K'], 'письма'],
              [['R'], 'ответить'],
              [['E'], 'решено'],
            ]}
          />
        </div>
      ) : (
        <ThreadPane
          key={openId}
          id={openId}
          staffId={me.id}
          lastAt={letters.rows?.find((row) => row.id === openId)?.lastAt}
          isCalling={isCalling}
          back={`/talks${letterQuery(state)}`}
        />
      )}
    </div>
  );
}
