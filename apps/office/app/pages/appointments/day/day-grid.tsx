import { Link } from 'react-router';
import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import type { Desk } from '@yahont/contracts/appointments/desks.ts';
import { DESK_WORDS, deskOf, hourOf, KIND_WORDS, STATE_WORDS } from '../visit-words.ts';
import styles from './day.module.css';

/** The hours of a usual day; earlier and later ones are shown when somebody comes then. */
const [FROM, TO] = [10, 21];

type Props = {
  visits: readonly OfficeAppointment[];
  desks: readonly { desk: Desk; visitors: number | null }[];
  openId: number | null;
  linkTo: (id: number) => string;
  label: string;
};

/** A day: hours from top to bottom, a column for each desk. */
export function DayGrid({ visits, desks, openId, linkTo, label }: Props) {
  return (
    <table className={styles.day} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Час</th>
          {desks.map(({ desk, visitors }) => (
            <th key={desk} scope="col">
              {DESK_WORDS[desk].name} {visitors !== null && <small>{visitors} в час</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hoursOf(visits).map((hour) => (
          <tr key={hour}>
            <th scope="row">{hour}:00</th>
            {desks.map(({ desk }) => (
              <td key={desk}>
                <ul>
                  {visits
                    .filter((visit) => deskOf(visit) === desk && hourOf(visit) === hour)
                    .map((visit) => (
                      <li key={visit.id}>
                        <Link
                          to={linkTo(visit.id)}
                          data-row=""
                          data-state={visit.state}
                          aria-current={visit.id === openId ? 'true' : undefined}
                        >
                          <b>{visit.visitor.name}</b>
                          <small>{aboutText(visit)}</small>
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

/** From the first to the last hour of the day. */
export function hoursOf(visits: readonly OfficeAppointment[]): number[] {
  const hours = visits.map(hourOf);
  const [first, last] = [Math.min(FROM, ...hours), Math.max(TO, ...hours)];
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** «не пришёл», «примерка, 4 изделия» */
function aboutText({ state, kind, name }: OfficeAppointment): string {
  const about = name === '' ? KIND_WORDS[kind] : name;
  return state === 'requested' ? about : `${STATE_WORDS[state]}, ${about}`;
}
