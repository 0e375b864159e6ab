import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useOutletContext, useParams } from 'react-router';
import type { OfficeCertificateRow } from '@yahont/contracts/office/certificates.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { ListSearch } from '#app/blocks/lists/list-search.tsx';
import { RecordList, type RowLook } from '#app/blocks/lists/record-list.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Empty } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { findCertificates } from '#app/lib/calls/routes/keeping.ts';
import { idNumber, text, useFilters } from '#app/lib/lists/filters.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { CERTIFICATE_WORDS } from '#app/lib/words/certificates.ts';
import { dateText } from '#app/lib/words/moments.ts';
import { CertificatePanel } from './certificate-panel.tsx';

const READERS = {
  lastFour: text(4),
  orderId: idNumber,
};
const LAST_FOUR = /^[A-Z2-9]{4}$/i;
const COLUMNS = [
  { name: 'Код', width: '120px' },
  { name: 'Состояние' },
  { name: 'Номинал', width: '136px', isNumber: true },
  { name: 'Остаток', width: '136px', isNumber: true },
  { name: 'Действует до', width: '176px' },
] as const;

const idOf = ({ id }: OfficeCertificateRow): string => id;

export function CertificatesPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'certificates.look'))
    return (
      <RightMissing
        title="Сертификаты"
        right="искать сертификаты"
        givenBy="магазинам, оператору и бухгалтеру"
      />
    );
  return <Certificates me={me} />;
}

function Certificates({ me }: { me: Me }) {
  const isWide = useIsWide();
  const now = useNow();
  const { id = null } = useParams();
  const { filters, set, query, has } = useFilters(findCertificates, READERS);
  const isAsked = has(['lastFour', 'orderId']);
  const found = useQuery({
    queryKey: useMemo(() => ['certificates', filters], [filters]),
    queryFn: ({ signal }) => call(findCertificates, { query: filters }, { signal }),
    enabled: isAsked,
  });
  const address = useCallback((one: string) => `/certificates/${one}${query()}`, [query]);
  const panel =
    id === null ? null : (
      <CertificatePanel key={id} id={id} me={me} back={`/certificates${query()}`} isPage={!isWide} />
    );
  if (!isWide && panel !== null) return panel;
  return (
    <ListPage
      title="Сертификаты"
      filters={
        <ListSearch
          key={filters.lastFour ?? String(filters.orderId ?? '')}
          label="Конец кода или заказ по номеру"
          value={filters.lastFour ?? String(filters.orderId ?? '')}
          longest={12}
          fault={(typed) =>
            LAST_FOUR.test(typed) || orderOf(typed) !== undefined
              ? undefined
              : 'Четыре последних знака кода или номер заказа'
          }
          onSearch={(typed) =>
            set(
              LAST_FOUR.test(typed)
                ? { lastFour: typed.toUpperCase(), orderId: undefined }
                : { lastFour: undefined, orderId: orderOf(typed) },
            )
          }
        />
      }
      panel={panel}
      foot={
        <KeyFoot
          keys={[
            [['J', 'K'], 'сертификаты'],
            [['/'], 'поиск'],
          ]}
        >
          код целиком не видит никто
        </KeyFoot>
      }
    >
      {isAsked ? (
        <RecordList
          list={{
            rows: found.data?.items,
            isReading: found.isFetching,
            error: found.error,
            retry: () => void found.refetch(),
            more: null,
            isCut: false,
          }}
          label="Сертификаты"
          what="сертификат"
          columns={COLUMNS}
          idOf={idOf}
          at={id}
          isWide={isWide}
          address={address}
          look={(row) => lookOf(row, now)}
          empty={
            <Empty title="Сертификата не нашлось" icon="search">
              <p>Проверьте последние четыре знака. Магазин видит сертификаты своих заказов.</p>
            </Empty>
          }
        />
      ) : (
        <Empty title="Найдите сертификат" icon="gift">
          <p>По четырём последним знакам кода или по номеру заказа, который его купил или им оплачен.</p>
        </Empty>
      )}
    </ListPage>
  );
}

/** «Я-100216» and «100216» are the same order. */
function orderOf(typed: string): number | undefined {
  const digits = typed.replace(/^Я-?/i, '');
  return /^[1-9]\d{4,8}$/.test(digits) ? Number(digits) : undefined;
}

function lookOf({ lastFour, state, amount, balance, expiresAt }: OfficeCertificateRow, now: Date): RowLook {
  const { one, shape } = CERTIFICATE_WORDS[state];
  const code = lastFour === null ? 'не выпущен' : `··${lastFour}`;
  const rest = balance === null ? '—' : formatRoubles(balance);
  const until = expiresAt === null ? '—' : dateText(expiresAt, now);
  return {
    head: <b>{code}</b>,
    cells: [
      { value: <Mark shape={shape}>{one}</Mark> },
      { value: formatRoubles(amount), isNumber: true },
      { value: rest, isNumber: true },
      { value: until, tone: 'muted' },
    ],
    card: {
      head: <Mark shape={shape}>{one}</Mark>,
      title: code,
      lines: [`до ${until}`],
      side: `${rest} из ${formatRoubles(amount)}`,
    },
  };
}
