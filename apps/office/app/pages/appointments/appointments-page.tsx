import { useMemo, useState } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import type { StoreDesk } from '@yahont/contracts/office/store-desks.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Empty } from '#app/parts/states.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { idNumber } from '#app/lib/lists/filters.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { may } from '#app/lib/session/me.ts';
import { DayGrid } from './day/day-grid.tsx';
import { DayStrip } from './day/day-strip.tsx';
import { VisitList } from './day/visit-list.tsx';
import { WeekGrid } from './day/week-grid.tsx';
import { DesksDialog } from './desks-dialog.tsx';
import { Filters, Steps } from './head-parts.tsx';
import { useAsked, type Asked } from './use-asked.ts';
import { useDesks, useVisits } from './use-visits.ts';
import { desksShown, isInDay } from './visit-words.ts';
import { VisitPanel } from './visit/visit-panel.tsx';

export function AppointmentsPage() {
  const me = useOutletContext<Me>();
  if (!may(me, 'appointments.see'))
    return (
      <RightMissing
        title="Записи"
        right="видеть записи в салон"
        givenBy="управляющему и директору магазина"
      />
    );
  return <Appointments me={me} />;
}

/** The visits of a store: a day by desks or a week, one of them beside it. */
function Appointments({ me }: { me: Me }) {
  const isWide = useIsWide();
  const { id } = useParams();
  const openId = id === undefined ? null : (idNumber(id) ?? null);
  const asked = useAsked(me, isWide);
  const { storeId, day, days, today, isWeek, state, nameOf } = asked;
  const [areDesksOpen, setDesksOpen] = useState(false);
  const read = useVisits({ storeId, from: days[0] ?? day, to: days.at(-1) ?? day, state });
  const desks = useDesks(storeId);
  const week = useMemo(
    () => (state === undefined ? read.data?.filter(isInDay) : read.data),
    [read.data, state],
  );
  const shown = useMemo(
    () => (isWeek ? week : week?.filter(({ date }) => date === day)),
    [isWeek, week, day],
  );
  useStepKeys(asked);
  const ref = useRowKeys({
    ids: useMemo(() => (shown ?? []).map((visit) => visit.id), [shown]),
    at: openId,
    what: 'запись',
  });
  const panel =
    openId === null ? null : (
      <VisitPanel key={openId} id={openId} me={me} isPage={!isWide} back={asked.to({})} nameOf={nameOf} />
    );
  if (!isWide && panel !== null) return panel;
  // An empty day still has its hours.
  const rows = isWide && shown?.length === 0 && state === undefined ? [null] : shown;
  const mayDesks = may(me, 'appointments.desks') && desks.data !== undefined;
  return (
    <>
      <ListPage
        title="Записи"
        aside={isWide && <Steps asked={asked} />}
        filters={
          <>
            <Filters asked={asked} onDesks={mayDesks ? () => setDesksOpen(true) : undefined} />
            {!isWeek && (
              <DayStrip
                days={days}
                at={day}
                today={today}
                countOn={(on) => week?.filter(({ date }) => date === on).length}
                linkTo={asked.linkToDay}
              />
            )}
          </>
        }
        panel={panel}
        foot={<Foot isWeek={isWeek} />}
      >
        <ListBody
          ref={ref}
          list={{
            rows,
            error: read.error,
            isReading: read.isFetching,
            retry: () => void read.refetch(),
          }}
          empty={<NoVisits isNarrowed={state !== undefined} />}
        >
          {() => <Visits visits={shown ?? []} {...{ asked, openId, isWide }} desks={desks.data} />}
        </ListBody>
      </ListPage>
      {areDesksOpen && storeId !== null && desks.data !== undefined && (
        <DesksDialog
          storeId={storeId}
          desks={desks.data}
          storeName={nameOf(storeId)}
          onClose={() => setDesksOpen(false)}
        />
      )}
    </>
  );
}

type VisitsProps = {
  visits: readonly OfficeAppointment[];
  asked: Asked;
  openId: number | null;
  isWide: boolean;
  desks: readonly StoreDesk[] | undefined;
};

function Visits({ visits, asked, openId, isWide, desks }: VisitsProps) {
  const { days, today, isWeek, storeId, nameOf, linkTo, linkToDay } = asked;
  const label = `Записи, ${nameOf(storeId)}`;
  if (isWeek) return <WeekGrid {...{ visits, days, today, openId, linkTo, linkToDay, label }} />;
  if (isWide) return <DayGrid {...{ visits, openId, linkTo, label }} desks={desksShown(desks, visits)} />;
  return <VisitList {...{ visits, linkTo, nameOf }} />;
}

/** The arrows go through the days, or the weeks. */
function useStepKeys({ before, after }: Asked): void {
  const navigate = useNavigate();
  useKeys(
    useMemo(
      () => [
        { code: 'ArrowLeft', shown: '←', does: 'раньше', run: () => void navigate(before) },
        { code: 'ArrowRight', shown: '→', does: 'позже', run: () => void navigate(after) },
      ],
      [navigate, before, after],
    ),
  );
}

function NoVisits({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <Empty title="Записей нет" icon="calendar">
      <p>{isNarrowed ? 'В этом состоянии никого нет.' : 'На этот день никто не записан.'}</p>
    </Empty>
  );
}

function Foot({ isWeek }: { isWeek: boolean }) {
  return (
    <KeyFoot
      keys={[
        [['←', '→'], isWeek ? 'неделя' : 'день'],
        [['J', 'K'], 'записи'],
        [['Enter'], 'открыть'],
        [['E'], 'пришёл'],
      ]}
    >
      сделанные записи остаются, сколько бы мест ни стало
    </KeyFoot>
  );
}
