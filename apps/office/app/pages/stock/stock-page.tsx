import { useCallback } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { ListSearch } from '#app/blocks/lists/list-search.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { ChipSelect } from '#app/parts/field.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Tabs } from '#app/parts/lists/tabs.tsx';
import { listItems } from '#app/lib/calls/routes/stock.ts';
import { oneOf, text, useFilters } from '#app/lib/lists/filters.ts';
import { useIsWide } from '#app/lib/look/wide.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { mayAsk } from '#app/lib/session/me.ts';
import { ITEM_STATES, ITEM_TABS, ITEM_WORDS } from '#app/lib/words/items.ts';
import { PiecePanel } from './piece/piece-panel.tsx';
import { storeFilter } from './store-filter.ts';
import { StockList } from './stock-list.tsx';

const UIN = /^\d{16}$/;
const READERS = {
  state: oneOf(ITEM_STATES),
  store: storeFilter,
  article: text(60),
  place: text(80),
};

export function StockPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'stock.see'))
    return <RightMissing title="Остатки" right="видеть остатки" givenBy="тем, кто работает с изделиями" />;
  return <Stock me={me} />;
}

function Stock({ me }: { me: Me }) {
  const navigate = useNavigate();
  const isWide = useIsWide();
  const { uin = null } = useParams();
  const stores = useStores();
  const { filters, set, query, has } = useFilters(listItems, READERS);
  const state = filters.state ?? 'available';
  const address = useCallback((id: string) => `/stock/${id}${query()}`, [query]);
  const panel =
    uin === null ? null : (
      <PiecePanel key={uin} uin={uin} me={me} back={`/stock${query()}`} isPage={!isWide} />
    );
  if (!isWide && panel !== null) return panel;
  const search = (typed: string): void => {
    const digits = typed.replaceAll(/\s/g, '');
    if (UIN.test(digits)) void navigate(address(digits));
    else set({ article: typed === '' ? undefined : typed });
  };
  return (
    <ListPage
      title="Остатки"
      tabs={
        <Tabs
          label="Состояние"
          tabs={ITEM_TABS.map((one) => ({
            to: `/stock${query({ state: one === 'available' ? undefined : one })}`,
            name: ITEM_WORDS[one].list,
            isOn: one === state,
          }))}
        />
      }
      filters={
        <>
          <ListSearch
            key={filters.article ?? ''}
            label="Скан бирки, УИН или артикул"
            value={filters.article ?? ''}
            longest={60}
            onSearch={search}
            fault={(typed) => searchFault(typed)}
          />
          <ChipSelect
            label="Где"
            value={filters.store ?? ''}
            options={[
              { value: '', name: 'вся сеть' },
              { value: 'warehouse', name: 'Склад' },
              ...(stores.data ?? []).map(({ id, name, city }) => ({
                value: String(id),
                name: `${name} (${city})`,
              })),
            ]}
            onClear={() => set({ store: undefined, place: undefined })}
            onChange={(event) => set({ store: storeFilter(event.target.value), place: undefined })}
          />
          {filters.place !== undefined && (
            <ChipSelect
              label="Место"
              value={filters.place}
              options={[{ value: filters.place, name: filters.place }]}
              onClear={() => set({ place: undefined })}
              onChange={() => undefined}
            />
          )}
        </>
      }
      panel={panel}
      foot={
        <KeyFoot
          keys={[
            [['J', 'K'], 'изделия'],
            [['/'], 'скан и поиск'],
          ]}
        >
          сверху те, что дольше всех в этом состоянии
        </KeyFoot>
      }
    >
      <StockList
        filters={{ ...filters, state }}
        isNarrowed={has(['store', 'article', 'place'])}
        at={uin}
        isWide={isWide}
        address={address}
        onClear={() => set({ store: undefined, article: undefined, place: undefined })}
      />
    </ListPage>
  );
}

/** A long row of digits is a tag that was read in part. */
function searchFault(typed: string): string | undefined {
  const digits = typed.replaceAll(/\s/g, '');
  return /^\d{8,}$/.test(digits) && !UIN.test(digits)
    ? `В УИН 16 цифр, здесь ${digits.length}: отсканируйте ещё раз`
    : undefined;
}
