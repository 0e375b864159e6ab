import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SidePanel } from '#app/blocks/lists/side-panel.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Empty, Failed, Skeleton, Unseen } from '#app/parts/states.tsx';
import { CallFailed } from '#app/lib/calls/call.ts';
import { usePage } from '#app/lib/look/page.ts';
import { failureText } from '#app/lib/words/failure.ts';
import styles from './record-view.module.css';

type Props = {
  title: string;
  /** State mark over the title. */
  mark?: ReactNode;
  /** Name of the document; the title as a rule. */
  named?: string;
  /** Address of the list. */
  back: string;
  /** Without a list beside it. */
  isPage: boolean;
  children: ReactNode;
  /** The next steps. */
  foot?: ReactNode;
};

/** A record beside its list where there is room, elsewhere a page of its own. */
export function RecordView({ isPage, named, ...rest }: Props) {
  if (isPage) return <RecordPage named={named ?? rest.title} {...rest} />;
  return <SidePanel {...rest} />;
}

function RecordPage({ title, named, mark, back, children, foot }: Omit<Props, 'isPage'>) {
  const heading = usePage(named ?? title);
  return (
    <section className={styles.root} aria-label={title}>
      <header className={styles.head}>
        <Link to={back} className={styles.back}>
          <Icon name="arrow-left" />
          <Unseen>К списку</Unseen>
        </Link>
        <div className={styles.title}>
          {mark}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
        </div>
      </header>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && foot !== null && <footer className={styles.foot}>{foot}</footer>}
    </section>
  );
}

type StateProps = {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown };
  /** Title while it is not here, and of what was not found. */
  title: string;
  missing: string;
  back: string;
  isPage: boolean;
};

/** A record that is on its way, was not found or did not come. */
export function RecordState({ query: { error, refetch }, title, missing, back, isPage }: StateProps) {
  return (
    <RecordView title={title} back={back} isPage={isPage}>
      {stateOf({ error, missing, retry: () => void refetch() })}
    </RecordView>
  );
}

function stateOf({
  error,
  missing,
  retry,
}: {
  error: Error | null;
  missing: string;
  retry: () => void;
}): ReactNode {
  if (error === null) return <Skeleton rows={5} />;
  if (error instanceof CallFailed && (error.status === 404 || error.status === 400))
    return (
      <Empty title={missing} icon="search">
        <p>Проверьте ссылку или номер.</p>
      </Empty>
    );
  return <Failed title="Карточка не открылась" text={failureText(error)} onRetry={retry} />;
}
