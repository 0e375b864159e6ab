import { Link } from 'react-router';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { IsoDate } from '@yahont/values/dates/iso-date.ts';
import { Unseen } from '#app/parts/states.tsx';
import { DESK_WORDS, deskOf, hourOf, STATE_WORDS } from '../visit-words.ts';
import { hoursOf } from './day-grid.tsx';
import { dayNumber, weekdayText } from './day-strip.tsx';
import styles from './day.module.css';

type Props = {
  visits: readonly OfficeAppointment[];
  days: readonly IsoDate[];
  today: IsoDate;
  openId: number | null;
  linkTo: (id: number) => string;
  linkToDay: (day: IsoDate) => string;
  label: string;
};

/** A week: a column for each day, a letter for the desk. */
export function WeekGrid({ visits, days, today, openId, linkTo, linkToDay, label }: Props) {
  return (
    <table className={styles.week} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Час</th>
          {days.map((day) => (
            <th key={day} scope="col" data-today={day === today || undefined}>
              <Link to={linkToDay(day)}>
                <b>{dayNumber(day)}</b> {weekdayText(day)}
              </Link>
              <small>{visits.filter(({ date }) => date === day).length}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hoursOf(visits).map((hour) => (
          <tr key={hour}>
            <th scope="row">{hour}:00</th>
            {days.map((day) => (
              <td key={day} data-today={day === today || undefined}>
                <ul>
                  {visits
                    .filter((visit) => visit.date === day && hourOf(visit) === hour)
                    .map((visit) => (
                      <li key={visit.id}>
                        <Link
                          to={linkTo(visit.id)}
                          data-row=""
                          data-state={visit.state}
                          aria-current={visit.id === openId ? 'true' : undefined}
                        >
                          <small aria-hidden="true">{DESK_WORDS[deskOf(visit)].short}</small>
                          {visit.visitor.name}
                          <Unseen>
                            , {DESK_WORDS[deskOf(visit)].name}, {STATE_WORDS[visit.state]}
                          </Unseen>
                        </Link>
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
