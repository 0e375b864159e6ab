import type { ReactNode } from 'react';
import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { AppointmentKind } from '@yahont/contracts/appointments/appointment-kinds.ts';
import { capitalise, nbsp } from '@yahont/values/text/typography.ts';
import { Chip } from '#app/ui/choices/chip.tsx';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import text from '#app/ui/text/text.module.css';
import type { Choose, ShowingChoice } from '../showing-address.ts';
import { arrivalText, shortDay } from '../showing-words.ts';
import { StoreList } from './store-list.tsx';
import styles from './when-and-where.module.css';

type Props = {
  kind: AppointmentKind;
  showings: readonly Showing[];
  choice: ShowingChoice;
  choose: Choose;
  startsAt: string;
};

/** Store, day and hour. The hours are fields of the form; another store or day shows other hours. */
export function WhenAndWhere({ kind, showings, choice, choose, startsAt }: Props) {
  const showing = showings.find(({ store }) => store.id === choice.storeId) ?? showings[0];
  if (showing === undefined) return null;
  const { store, place, days, today } = showing;
  const day = days.find(({ date }) => date === choice.date) ?? days[0];
  return (
    <div className={styles.root}>
      <input type="hidden" name="storeId" value={store.id} />
      <Part title="Салон">
        <StoreList showings={showings} chosenId={store.id} choose={choose} />
        <p className={text.note}>{`${arrivalText(kind, place)}. ${nbsp(capitalise(store.hoursText))}`}</p>
      </Part>
      <Part title="День">
        <div className={styles.days}>
          {days.map(({ date }) => (
            <Chip
              key={date}
              kind="plain"
              isSelected={date === day?.date}
              keepsScroll
              {...choose({ storeId: store.id, date })}
            >
              {shortDay(date, today)}
            </Chip>
          ))}
        </div>
      </Part>
      <div className={styles.part}>
        <h2 className={styles.name}>Время</h2>
        <RadioGroup legend="Время" name="startsAt" className={styles.hours}>
          {day && hoursOf(day).map((hour) => <Hour key={hour.time} {...hour} chosen={startsAt} />)}
        </RadioGroup>
      </div>
    </div>
  );
}

type Day = Showing['days'][number];

/** Free and taken hours of a day in order; a taken hour cannot be chosen. */
function hoursOf({ slots, taken }: Day): { time: string; startsAt: string | null }[] {
  return [...slots, ...taken.map((time) => ({ time, startsAt: null }))].toSorted((one, other) =>
    one.time.localeCompare(other.time),
  );
}

function Hour({ time, startsAt, chosen }: ReturnType<typeof hoursOf>[number] & { chosen: string }) {
  return (
    <label className={styles.hour} data-taken={startsAt === null || undefined}>
      <input
        type="radio"
        className={text.hidden}
        name="startsAt"
        value={startsAt ?? ''}
        disabled={startsAt === null}
        defaultChecked={startsAt !== null && startsAt === chosen}
      />
      {time}
      {startsAt === null && <span className={text.hidden}>, занято</span>}
    </label>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title} className={styles.part}>
      <h2 className={styles.name}>{title}</h2>
      {children}
    </div>
  );
}
