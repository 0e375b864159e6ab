import type { OfficeAppointment } from '@yahont/contracts/office/appointments.ts';
import { Toned } from '#app/parts/facts/words.tsx';
import { Card, Cards } from '#app/parts/lists/cards.tsx';
import { DESK_WORDS, deskOf, heldText, KIND_WORDS, STATE_WORDS } from '../visit-words.ts';
import styles from './day.module.css';

type Props = {
  visits: readonly OfficeAppointment[];
  linkTo: (id: number) => string;
  nameOf: (storeId: number | null) => string;
};

/** A day for fingers: one row a visit. */
export function VisitList({ visits, linkTo, nameOf }: Props) {
  return (
    <Cards label="Записи дня">
      {visits.map((visit) => (
        <Card
          key={visit.id}
          to={linkTo(visit.id)}
          media={<b className={styles.time}>{visit.time}</b>}
          title={visit.visitor.name}
          lines={[
            visit.name === '' ? KIND_WORDS[visit.kind] : visit.name,
            ...(visit.extra === null ? [] : [visit.extra]),
            ...visit.held.map((piece) => {
              const { text, tone } = heldText(piece, nameOf);
              return (
                <Toned key={piece.uin} tone={tone}>
                  {text}
                </Toned>
              );
            }),
          ]}
          side={
            <>
              <small>{DESK_WORDS[deskOf(visit)].name.toLowerCase()}</small>
              {visit.state !== 'requested' && (
                <Toned tone={visit.state === 'no-show' ? 'late' : 'muted'}>{STATE_WORDS[visit.state]}</Toned>
              )}
            </>
          }
        />
      ))}
    </Cards>
  );
}
