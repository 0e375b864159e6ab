import { Link } from 'react-router';
import type { Approval } from '@yahont/contracts/office/approvals.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { Icon } from '#app/parts/icon.tsx';
import { Empty, Failed, Skeleton, Unseen } from '#app/parts/states.tsx';
import { useApproval } from '#app/lib/approvals/approvals.ts';
import { isLate } from '#app/lib/approvals/term.ts';
import { STATE_WORDS, subjectText, titleOf } from '#app/lib/approvals/words.ts';
import { CallFailed } from '#app/lib/calls/call.ts';
import { useNow } from '#app/lib/look/now.ts';
import { usePage } from '#app/lib/look/page.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { DecideForm } from './decide-form.tsx';
import { OwnForm } from './own-form.tsx';
import { RequestAside } from './request-aside.tsx';
import { RequestBody } from './request-body.tsx';
import styles from './request-panel.module.css';

type Props = { id: number; me: Me; /** Without a list beside it. */ isPage: boolean; back: string };

export function RequestPanel({ id, me, isPage, back }: Props) {
  const found = useApproval(id);
  const approval = found.data;
  const heading = usePage(approval === undefined ? 'Согласования' : titleOf(approval));
  return (
    <section className={styles.root} aria-label={approval === undefined ? 'Запрос' : titleOf(approval)}>
      <div className={styles.main}>
        <header className={styles.head}>
          {isPage && (
            <Link to={back} className={styles.back}>
              <Icon name="arrow-left" />
              <Unseen>К списку</Unseen>
            </Link>
          )}
          {approval !== undefined && (
            <>
              <div className={styles.title}>
                {isPage ? (
                  <h1 ref={heading} tabIndex={-1}>
                    {titleOf(approval)}
                  </h1>
                ) : (
                  <h2>{titleOf(approval)}</h2>
                )}
                <small>
                  {subjectText(approval)}, запрос №&nbsp;{approval.id}
                </small>
              </div>
              <Badge approval={approval} />
            </>
          )}
        </header>
        {approval !== undefined && <Open approval={approval} me={me} />}
        {approval === undefined && found.isPending && <Skeleton rows={6} />}
        {approval === undefined && found.isError && (
          <Missing error={found.error} onRetry={() => void found.refetch()} />
        )}
      </div>
      {approval !== undefined && <RequestAside approval={approval} />}
    </section>
  );
}

function Open({ approval, me }: { approval: Approval; me: Me }) {
  const isOwn = approval.askedBy.id === me.id;
  const isOpen = approval.state === 'waiting' || approval.state === 'question';
  return (
    <>
      <RequestBody approval={approval} />
      {approval.mayDecide && <DecideForm approval={approval} />}
      {isOwn && isOpen && <OwnForm approval={approval} />}
    </>
  );
}

function Badge({ approval }: { approval: Approval }) {
  const now = useNow();
  if (approval.state !== 'waiting' && approval.state !== 'question')
    return (
      <span className={styles.badge} data-tone={approval.state === 'executed' ? 'good' : undefined}>
        {STATE_WORDS[approval.state]}
      </span>
    );
  return (
    <span className={styles.badge} data-tone={isLate(approval, now) ? 'wait' : undefined}>
      <Icon name="clock" size={14} />
      до&nbsp;{momentText(approval.until, now)}
    </span>
  );
}

function Missing({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!(error instanceof CallFailed) || error.status !== 404)
    return <Failed title="Запрос не открылся" text={failureText(error)} onRetry={onRetry} />;
  return (
    <Empty title="Такого запроса нет" icon="search">
      <p>Его не было, или решать его можете не вы: спросите того, кто прислал ссылку.</p>
    </Empty>
  );
}
