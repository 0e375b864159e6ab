import { useOutletContext } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { Today } from '@yahont/contracts/office/today.ts';
import { Empty, Failed, Skeleton } from '#app/parts/states.tsx';
import { useFilters } from '#app/lib/lists/filters.ts';
import { getToday } from '#app/lib/calls/routes/today.ts';
import { useNow } from '#app/lib/look/now.ts';
import { usePage } from '#app/lib/look/page.ts';
import { useToday } from '#app/lib/today/today.ts';
import { clockText, dayText } from '#app/lib/words/moments.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { AgesPanel } from './ages-panel.tsx';
import { DutiesPanel } from './duties-panel.tsx';
import { HandOversPanel } from './hand-overs-panel.tsx';
import { SalesPanel } from './sales-panel.tsx';
import { readStore } from './store-filter.ts';
import { StoreChoice } from './store-choice.tsx';
import { StoresPanel } from './stores-panel.tsx';
import { Tiles } from './tiles.tsx';
import { UnpaidPanel } from './unpaid-panel.tsx';
import styles from './today-page.module.css';

/** What waits for the person and how the day goes; only the parts to which they have the right. */
export function TodayPage() {
  const me = useOutletContext<Me>();
  const now = useNow();
  const heading = usePage('Сегодня');
  const { filters, set } = useFilters(getToday, { store: readStore });
  const store = filters.store ?? null;
  const today = useToday(store);
  return (
    <div className={styles.root}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {dayText(now)}
        </h1>
        <span className={styles.time}>{clockText(now)}</span>
        <StoreChoice me={me} store={store} onChange={(next) => set({ store: next ?? undefined })} />
      </header>
      {today.data !== undefined && <Parts today={today.data} store={store} me={me} />}
      {today.data === undefined && today.isError && (
        <Failed
          title="День не открылся"
          text={failureText(today.error)}
          onRetry={() => void today.refetch()}
        />
      )}
      {today.isPending && <Skeleton rows={12} />}
    </div>
  );
}

type PartsProps = { today: Today; store: number | 'warehouse' | null; me: Me };

function Parts({ today, store, me }: PartsProps) {
  const { stages, handOvers, unpaid, sales, duties } = today;
  const hasNothing =
    stages === null && handOvers === null && unpaid === null && sales === null && duties.length === 0;
  if (hasNothing)
    return (
      <Empty title="Здесь вам смотреть нечего" icon="home">
        <p>Выберите раздел в меню. В этом месте у вас нет ни дел, ни отчётов.</p>
      </Empty>
    );
  const stores = sales !== null && sales.stores.length > 1 ? sales.stores : null;
  return (
    <>
      {stages !== null && <Tiles stages={stages} store={store} />}
      <div className={styles.columns}>
        <div className={styles.aside}>
          <DutiesPanel duties={duties} me={me} />
          {unpaid !== null && <UnpaidPanel unpaid={unpaid} />}
        </div>
        <div className={styles.main}>
          {handOvers !== null && <HandOversPanel orders={handOvers} store={store} />}
          {sales !== null && <SalesPanel sales={sales} />}
          {stages !== null && <AgesPanel stages={stages} store={store} />}
          {stores !== null && <StoresPanel stores={stores} />}
        </div>
      </div>
    </>
  );
}
