import { Link } from 'react-router';
import type { AuditRow } from '@yahont/contracts/office/audit.ts';
import { RecordView } from '#app/blocks/record/record-view.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Tag } from '#app/parts/facts/words.tsx';
import { Section } from '#app/parts/section.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { storeText, useStores } from '#app/lib/people/stores.ts';
import { actionText, fieldText, logValue, SUBJECT_WORDS } from '#app/lib/words/audit.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { actorText } from './actor-text.ts';
import { pageOf } from './page-of.ts';
import styles from './audit-panel.module.css';

type Props = {
  row: AuditRow;
  /** Address of the log with these filters. */
  of: (filters: Readonly<Record<string, string | number>>) => string;
  back: string;
  isPage: boolean;
};

/** One row: before and after, why, from where, and whether its place in the chain is fixed. */
export function AuditPanel({ row, of, back, isPage }: Props) {
  const now = useNow();
  const stores = useStores();
  const { action, subject, actor, at, reason, requestId, ip, storeId, isSealed, id } = row;
  const page = pageOf(subject);
  return (
    <RecordView
      title={actionText(action)}
      named={`Журнал: ${actionText(action)}`}
      mark={<Tag>{SUBJECT_WORDS[subject.type]}</Tag>}
      back={back}
      isPage={isPage}
    >
      <Changes row={row} />
      <Pairs
        pairs={[
          { name: 'Кто', value: actorText(actor) },
          { name: 'Когда', value: momentText(at, now) },
          { name: 'Номер', value: page === null ? subject.id : <Link to={page}>{subject.id}</Link> },
          ...(reason === null ? [] : [{ name: 'Причина', value: `«${reason}»` }]),
          ...(storeId === null ? [] : [{ name: 'Магазин', value: storeText(storeId, stores.data) }]),
          ...(ip === null ? [] : [{ name: 'Откуда', value: ip }]),
          ...(requestId === null ? [] : [{ name: 'Запрос', value: requestId.slice(0, 13) }]),
          {
            name: 'Запись',
            value: `№\u00A0${id}, ${isSealed ? 'в цепочке' : 'ждёт своего места в цепочке'}`,
          },
        ]}
      />
      <div className={styles.links}>
        <Link to={of({ subjectType: subject.type, subjectId: subject.id })}>Всё об этом</Link>
        {actor.kind === 'staff' && <Link to={of({ staffId: actor.id })}>Всё, что сделал этот человек</Link>}
      </div>
    </RecordView>
  );
}

function Changes({ row: { before, after } }: { row: AuditRow }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const changed = fields.filter((field) => logValue(before?.[field]) !== logValue(after?.[field]));
  if (changed.length === 0) return null;
  return (
    <Section title="Было и стало">
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Было</th>
            <th scope="col">Стало</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((field) => (
            <tr key={field}>
              <th scope="row">{fieldText(field)}</th>
              <td>
                <del>{logValue(before?.[field])}</del>
              </td>
              <td>
                <ins>{logValue(after?.[field])}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
