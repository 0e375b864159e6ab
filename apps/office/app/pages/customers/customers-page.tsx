import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOutletContext, useParams } from 'react-router';
import type { MaskedCustomer } from '@yahont/contracts/office/customers/find.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { ListSearch } from '#app/blocks/lists/list-search.tsx';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { findCustomers } from '#app/lib/calls/routes/customers.ts';
import { text, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { dateText } from '#app/lib/words/moments.ts';
import { CustomerPanel } from './customer-panel.tsx';

const READERS = { q: text(80) };
const SHORTEST = 3;
const COLUMNS = [
  { name: 'Покупатель' },
  { name: 'Телефон', width: '176px' },
  { name: 'Почта', width: '28%' },
  { name: 'С нами', width: '168px' },
] as const;

const idOf = ({ id }: MaskedCustomer): number => id;

export function CustomersPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'customers.find'))
    return (
      <RightMissing
        title="Покупатели"
        right="искать покупателей"
        givenBy="магазинам, оператору и бухгалтеру"
      />
    );
  return <Customers me={me} />;
}

function Customers({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const { id } = useParams();
  const at = id === undefined ? null : Number(id);
  const { filters, set, query } = useFilters(findCustomers, READERS);
  const { q = '' } = filters;
  const found = useQuery({
    queryKey: ['customers', q],
    queryFn: ({ signal }) => call(findCustomers, { query: { q } }, { signal }),
    enabled: q.length >= SHORTEST,
  });
  const address = useCallback((customer: number) => `/customers/${customer}${query()}`, [query]);
  const panel =
    at === null ? null : (
      <CustomerPanel key={at} id={at} me={me} back={`/customers${query()}`} isPage={!isWide} />
    );
  if (!isWide && panel !== null) return panel;
  return (
    <ListPage
      title="Покупатели"
      filters={
        <ListSearch
          key={q}
          label="Телефон, 4 цифры или фамилия"
          value={q}
          longest={80}
          fault={(typed) =>
            typed.length < SHORTEST ? 'Три буквы фамилии или четыре цифры телефона' : undefined
          }
          onSearch={(typed) => set({ q: typed === '' ? undefined : typed })}
        />
      }
      panel={panel}
      panelWidth={380}
      foot={
        <KeyFoot
          keys={[
            [['J', 'K'], 'покупатели'],
            [['/'], 'поиск'],
          ]}
        >
          данные скрыты, каждый показ с причиной и в журнале
        </KeyFoot>
      }
    >
      {q === '' ? (
        <Empty title="Найдите покупателя" icon="user">
          <p>По телефону, четырём его последним цифрам, началу фамилии или номеру покупателя.</p>
        </Empty>
      ) : (
        <RecordList
          list={{
            rows: found.data?.items,
            isReading: found.isFetching,
            error: found.error,
            retry: () => void found.refetch(),
            more: null,
            isCut: found.data?.items.length === 50,
          }}
          label="Покупатели"
          what="покупатель"
          columns={COLUMNS}
          idOf={idOf}
          at={at}
          isWide={isWide}
          address={address}
          look={(row) => lookOf(row, now)}
          empty={
            <Empty title="Никого не нашлось" icon="search">
              <p>Проверьте цифры. Стёртых покупателей не найти.</p>
            </Empty>
          }
        />
      )}
    </ListPage>
  );
}

function lookOf({ id, name, phone, email, registeredAt }: MaskedCustomer, now: Date): RowLook {
  const who = name === '' ? `Покупатель №\u00A0${id}` : name;
  return {
    head: <b>{who}</b>,
    cells: [
      { value: phone },
      { value: email ?? '—', tone: 'muted' },
      { value: dateText(registeredAt, now), tone: 'muted' },
    ],
    card: { title: who, lines: [phone, email ?? 'без почты'], side: `№\u00A0${id}` },
  };
}
