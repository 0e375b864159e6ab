import type { OfficeLeadRow } from '@yahont/contracts/office/leads.ts';
import { leadNumber } from '@yahont/values/text/called-numbers.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Card, Cards } from '#app/parts/lists/cards.tsx';
import { Cell, DataRow, DataTable } from '#app/parts/lists/data-table.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { useNow } from '#app/lib/look/now.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { phoneText } from '#app/lib/words/phones.ts';
import { kindText, STATE_WORDS, termOf } from '../lead-words.ts';

const COLUMNS = [
  { name: 'Состояние', width: '124px' },
  { name: 'Вид' },
  { name: 'Кто, город' },
  { name: 'Связь', width: '142px' },
  { name: 'Ответить', width: '128px' },
  { name: 'Чья', width: '52px' },
] as const;

type Props = { rows: readonly OfficeLeadRow[]; openId: number | null; query: string };

export function LeadTable({ rows, openId, query }: Props) {
  const now = useNow();
  return (
    <DataTable label="Заявки" columns={COLUMNS}>
      {rows.map((lead) => {
        const term = termOf(lead, now);
        return (
          <DataRow
            key={lead.id}
            to={`/leads/${lead.id}${query}`}
            isSelected={lead.id === openId}
            head={<StateMark lead={lead} />}
          >
            <Cell>{kindText(lead.kind)}</Cell>
            <Cell>
              <b>{lead.name}</b> <Toned tone="muted">{lead.cityName}</Toned>
            </Cell>
            <Cell tone="muted">{phoneText(lead.contact)}</Cell>
            <Cell>
              {term === null ? <Toned tone="muted">—</Toned> : <Toned tone={term.tone}>{term.text}</Toned>}
            </Cell>
            <Cell>
              <Owner lead={lead} />
            </Cell>
          </DataRow>
        );
      })}
    </DataTable>
  );
}

export function LeadCards({ rows, query }: Props) {
  const now = useNow();
  return (
    <Cards label="Заявки">
      {rows.map((lead) => {
        const term = termOf(lead, now);
        return (
          <Card
            key={lead.id}
            to={`/leads/${lead.id}${query}`}
            head={<StateMark lead={lead} />}
            age={term === null ? momentText(lead.sentAt, now) : <Toned tone={term.tone}>{term.text}</Toned>}
            title={lead.name}
            lines={[kindText(lead.kind), `${lead.cityName}, ${phoneText(lead.contact)}`]}
            side={lead.owner === null ? undefined : <Owner lead={lead} />}
          />
        );
      })}
    </Cards>
  );
}

function StateMark({ lead: { state, id } }: { lead: OfficeLeadRow }) {
  const { mark, one } = STATE_WORDS[state];
  return (
    <Mark shape={mark}>
      {one}
      <Unseen> заявка {leadNumber(id)}</Unseen>
    </Mark>
  );
}

function Owner({ lead: { owner } }: { lead: OfficeLeadRow }) {
  if (owner === null) return <Toned tone="muted">—</Toned>;
  return (
    <span title={owner.name}>
      <Avatar name={owner.name} size="small" />
      <Unseen>{owner.name}</Unseen>
    </span>
  );
}
