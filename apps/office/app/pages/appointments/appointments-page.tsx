import { useMemo, useState } from 'react';
import { useNavigate, useOutletContext, useParams, useSearchParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { addDays, isIsoDate, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { cityDate, MOSCOW_HOURS } from '@yahont/values/dates/city-time.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Segments } from '#app/parts/lists/tabs.tsx';
import { Empty } from '#app/parts/states.tsx';
import { useKeys } from '#app/lib/keys/keys.ts';
import { filterQuery, idNumber, oneOf, readFilters } from '#app/lib/lists/filters.ts';
import { useRowKeys } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { storeText, useStores } from '#app/lib/people/stores.ts';
import { may } from '#app/lib/session/me.ts';
import { DayGrid } from './day/day-grid.tsx';
import { DayStrip } from './day/day-strip.tsx';
import { VisitList } from './day/visit-list.tsx';
import { WeekGrid } from './day/week-grid.tsx';
import { DesksDialog } from './desks-dialog.tsx';
import { useDesks, useVisits } from './use-visits.ts';
import { desksShown, isInDay, STATE_WORDS, STATES, weekOf } from './visit-words.ts';
import { VisitPanel } from './visit/visit-panel.tsx';

const READERS = {
  storeId: idNumber,
  state: oneOf(STATES),
  day: (typed: string) => (isIsoDate(typed) ? typed : undefined),
  view: oneOf(['week']),
};

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

/** Which store, day and view the address names; a person of one store begins with it. */
function useAsked(me: Me) {
  const [search] = useSearchParams();
  const stores = useStores();
  const now = useNow();
  const asked = readFilters(READERS, search);
  const own = me.storeIds.filter((id) => id !== null);
  const known = stores.data ?? [];
  const choice = own.length === 0 ? known : known.filter(({ id }) => own.includes(id));
  const storeId = asked.storeId ?? own[0] ?? known[0]?.id ?? null;
  const offset = known.find(({ id }) => id === storeId)?.utcOffset ?? MOSCOW_HOURS;
  const today = cityDate(now, offset);
  return { asked, storeId, today, day: asked.day ?? today, stores: choice, all: known, error: stores.error };
}

/** The visits of a store: a day by desks or a week, one of them beside it. */
function Appointments({ me }: { me: Me }) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const { id } = useParams();
  const openId = id === undefined ? null : (idNumber(id) ?? null);
  const { asked, storeId, today, day, stores, all } = useAsked(me);
  const [areDesksOpen, setDesksOpen] = useState(false);
  const isWeek = isWide && asked.view === 'week';
  const days = useMemo(() => weekOf(day), [day]);
  const { state } = asked;
  const read = useVisits({ storeId, from: days[0] ?? day, to: days[6] ?? day, state });
  const desks = useDesks(storeId);
  const query = (change: Partial<Record<keyof typeof READERS, string | number | undefined>> = {}): string =>
    filterQuery({ ...asked, ...change });
  const week = useMemo(
    () => (state === undefined ? read.data?.filter(isInDay) : read.data),
    [read.data, state],
  );
  const shown = useMemo(
    () => (isWeek ? week : week?.filter(({ date }) => date === day)),
    [isWeek, week, day],
  );
  const linkTo = (visitId: number): string => `/appointments/${visitId}${query()}`;
  const linkToDay = (to: IsoDate): string =>
    `/appointments${query({ day: to === today ? undefined : to, view: undefined })}`;
  const step = isWeek ? 7 : 1;
  const [before, after] = [addDays(day, -step), addDays(day, step)].map(
    (to) => `/appointments${query({ day: to === today ? undefined : to })}`,
  );
  useKeys(
    useMemo(
      () => [
        { code: 'ArrowLeft', shown: '←', does: 'раньше', run: () => void navigate(before ?? '') },
        { code: 'ArrowRight', shown: '→', does: 'позже', run: () => void navigate(after ?? '') },
      ],
      [navigate, before, after],
    ),
  );
  const ref = useRowKeys({
    ids: useMemo(() => (shown ?? []).map((visit) => visit.id), [shown]),
    at: openId,
    what: 'запись',
  });
  const nameOf = (of: number | null): string => storeText(of, all);
  const label = `Записи, ${nameOf(storeId)}`;
  const panel =
    openId === null ? null : (
      <VisitPanel
        key={openId}
        id={openId}
        me={me}
        isPage={!isWide}
        back={`/appointments${query()}`}
        nameOf={nameOf}
      />
    );
  if (!isWide && panel !== null) return panel;
  return (
    <>
      <ListPage
        title="Записи"
        aside={
          isWide && (
            <>
              <ButtonLink look="quiet" to={before ?? ''} aria-label="Раньше">
                <Icon name="chevron-left" size={16} />
              </ButtonLink>
              <ButtonLink look="quiet" to={`/appointments${query({ day: undefined })}`}>
                Сегодня
              </ButtonLink>
              <ButtonLink look="quiet" to={after ?? ''} aria-label="Позже">
                <Icon name="chevron-right" size={16} />
              </ButtonLink>
              <Segments
                label="Вид"
                tabs={[
                  { to: `/appointments${query({ view: undefined })}`, name: 'День', isOn: !isWeek },
                  { to: `/appointments${query({ view: 'week' })}`, name: 'Неделя', isOn: isWeek },
                ]}
              />
            </>
          )
        }
        filters={
          <>
            {stores.length > 1 && (
              <ChipSelect
                label="Магазин"
                value={storeId === null ? '' : String(storeId)}
                options={stores.map((store) => ({
                  value: String(store.id),
                  name: `${store.name} (${store.city})`,
                }))}
                onChange={(event) =>
                  void navigate(`/appointments${query({ storeId: idNumber(event.target.value) })}`)
                }
              />
            )}
            <ChipSelect
              label="Состояние"
              value={state ?? ''}
              options={[
                { value: '', name: 'все' },
                ...STATES.map((one) => ({ value: one, name: STATE_WORDS[one] })),
              ]}
              onChange={(event) =>
                void navigate(`/appointments${query({ state: READERS.state(event.target.value) })}`)
              }
              onClear={() => void navigate(`/appointments${query({ state: undefined })}`)}
            />
            {may(me, 'appointments.desks') && desks.data !== undefined && (
              <Button look="bare" onClick={() => setDesksOpen(true)}>
                Места столов
              </Button>
            )}
            {!isWeek && (
              <DayStrip
                days={days}
                at={day}
                today={today}
                countOn={(on) => week?.filter(({ date }) => date === on).length}
                linkTo={linkToDay}
              />
            )}
          </>
        }
        panel={panel}
        foot={
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
        }
      >
        <ListBody
          ref={ref}
          list={{
            rows:
              isWide && shown !== undefined && shown.length === 0 && state === undefined ? EMPTY_DAY : shown,
            error: read.error,
            isReading: read.isFetching,
            retry: () => void read.refetch(),
          }}
          empty={
            <Empty title="Записей нет" icon="calendar">
              <p>{state === undefined ? 'На этот день никто не записан.' : 'В этом состоянии никого нет.'}</p>
            </Empty>
          }
        >
          {() => {
            const visits = shown ?? [];
            if (isWeek) return <WeekGrid {...{ visits, days, today, openId, linkTo, linkToDay, label }} />;
            if (isWide)
              return (
                <DayGrid {...{ visits, openId, linkTo, label }} desks={desksShown(desks.data, visits)} />
              );
            return <VisitList visits={visits} linkTo={linkTo} nameOf={nameOf} />;
          }}
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

/** An empty day still has its hours. */
const EMPTY_DAY = [null];
