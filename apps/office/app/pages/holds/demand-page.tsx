import { useQuery } from '@tanstack/react-query';
import { Link, useOutletContext } from 'react-router';
import type { BellDemand } from '@yahont/contracts/office/bell-demand.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatSize } from '@yahont/values/measures/size.ts';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Card, Cards } from '#app/parts/lists/cards.tsx';
import { Cell, DataRow, DataTable } from '#app/parts/lists/data-table.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { listBellDemand } from '#app/lib/calls/routes/keeping.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';

const COLUMNS = [
  { name: 'Изделие' },
  { name: 'Артикул', width: '144px' },
  { name: 'Размер', width: '80px', isNumber: true },
  { name: 'Ждут', width: '80px', isNumber: true },
  { name: 'Есть', width: '80px', isNumber: true },
  { name: 'Города', width: '30%' },
] as const;

type Row = BellDemand['items'][number];

/** Sizes that people wait for, the most wanted first. */
export function DemandPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'stock.see'))
    return (
      <RightMissing title="Ждут размер" right="видеть остатки" givenBy="тем, кто работает с изделиями" />
    );
  return <Demand />;
}

function Demand() {
  const isWide = useIsWide();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['bell-demand'],
    queryFn: ({ signal }) => call(listBellDemand, { query: {} }, { signal }),
  });
  return (
    <ListPage title="Ждут размер" tabs={<Link to="/stock">К остаткам</Link>}>
      <ListBody
        list={{ rows: data?.items, error, isReading: isFetching, retry: () => void refetch() }}
        empty={
          <Empty title="Никто ничего не ждёт" icon="bell">
            <p>Здесь размеры, о которых покупатели просят сообщить.</p>
          </Empty>
        }
      >
        {(rows) => (isWide ? <Table rows={rows} /> : <Phone rows={rows} />)}
      </ListBody>
    </ListPage>
  );
}

function Table({ rows }: { rows: readonly Row[] }) {
  return (
    <DataTable label="Спрос" columns={COLUMNS}>
      {rows.map((row) => (
        <DataRow key={row.skuId} to={`/products/${row.productId}`} head={<b>{row.name}</b>}>
          <Cell tone="muted">{row.article}</Cell>
          <Cell isNumber>{row.size === null ? '—' : formatSize(row.size)}</Cell>
          <Cell isNumber>{row.people}</Cell>
          <Cell isNumber tone={row.available === 0 ? 'warn' : 'usual'}>
            {row.available}
          </Cell>
          <Cell tone="muted">{citiesText(row)}</Cell>
        </DataRow>
      ))}
    </DataTable>
  );
}

function Phone({ rows }: { rows: readonly Row[] }) {
  return (
    <Cards label="Спрос">
      {rows.map((row) => (
        <Card
          key={row.skuId}
          to={`/products/${row.productId}`}
          title={row.size === null ? row.name : `${row.name}, ${formatSize(row.size)}`}
          lines={[row.article, citiesText(row)]}
          side={`ждут ${row.people}, есть ${row.available}`}
        />
      ))}
    </Cards>
  );
}

const citiesText = ({ cities }: Row): string =>
  cities.map(({ name, people }) => `${name}: ${people}`).join(', ');
