import { useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { mayDecideSome } from '#app/lib/approvals/rights.ts';
import { usePage } from '#app/lib/look/page.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { ApprovalList } from './list/approval-list.tsx';
import { RequestPanel } from './request/request-panel.tsx';
import { readView, VIEWS } from './views.ts';
import styles from './approvals-page.module.css';

/** Requests for a second person: the list, with one of them beside it where there is room. */
export function ApprovalsPage() {
  const me = useOutletContext<Me>();
  const isWide = useIsWide();
  const [search] = useSearchParams();
  const { id } = useParams();
  const openId = id === undefined ? null : Number(id);
  const mayDecide = mayDecideSome(me);
  const view = readView(search, mayDecide ? 'to-decide' : 'asked');
  const views = mayDecide ? VIEWS : VIEWS.filter((one) => one.view !== 'to-decide');
  return (
    <div className={styles.root}>
      <div className={styles.panes}>
        {(isWide || openId === null) && (
          <div className={styles.list}>
            <ListHead />
            <div className={styles.tabs}>
              <Tabs
                label="Запросы"
                tabs={views.map((one) => ({
                  to: `/approvals?view=${one.view}`,
                  name: one.name,
                  isOn: one.view === view,
                }))}
              />
            </div>
            <ApprovalList view={view} openId={openId} isWide={isWide} />
          </div>
        )}
        {openId !== null && (
          <RequestPanel key={openId} id={openId} me={me} isPage={!isWide} back={`/approvals?view=${view}`} />
        )}
        {isWide && openId === null && (
          <div className={styles.none}>
            <Empty title="Запрос не выбран" icon="check-twice">
              <p>Откройте строку слева или перейдите по списку клавишами J и K.</p>
            </Empty>
          </div>
        )}
      </div>
      <KeyFoot
        keys={[
          [['J', 'K'], 'запросы'],
          [['Ctrl Enter'], 'согласовать'],
          [['Q'], 'вопрос'],
          [['Del'], 'отказать'],
        ]}
      >
        свой запрос решить нельзя, даже в другой роли
      </KeyFoot>
    </div>
  );
}

function ListHead() {
  const heading = usePage('Согласования');
  return (
    <header className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        Согласования
      </h1>
    </header>
  );
}
