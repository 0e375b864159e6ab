import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { OfficeItem } from '@yahont/contracts/office/items.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { RecordState, RecordView } from '#app/blocks/record/record-view.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Pairs, type Pair } from '#app/parts/facts/pairs.tsx';
import { WholeUin } from '#app/parts/facts/uin.tsx';
import { Section } from '#app/parts/section.tsx';
import { Thumb } from '#app/parts/pictures/thumb.tsx';
import { call } from '#app/lib/calls/call.ts';
import { getItem } from '#app/lib/calls/routes/stock.ts';
import { useNow } from '#app/lib/look/now.ts';
import { storeText, useStores, type StoreName } from '#app/lib/people/stores.ts';
import { ITEM_WORDS } from '#app/lib/words/items.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { pieceKey } from './piece-key.ts';
import { PieceActions } from './piece-actions.tsx';
import { PieceHistory } from './piece-history.tsx';
import styles from './piece-panel.module.css';

type Props = {
  uin: string;
  me: Me;
  /** Address of the list. */
  back: string;
  /** Without a list beside it. */
  isPage: boolean;
};

/** One piece: where it is, what keeps it, what can be done with it, and its life. */
export function PiecePanel({ uin, me, back, isPage }: Props) {
  const piece = useQuery({
    queryKey: pieceKey(uin),
    queryFn: ({ signal }) => call(getItem, { params: { uin } }, { signal }),
  });
  const now = useNow();
  const stores = useStores();
  if (piece.data === undefined)
    return (
      <RecordState
        query={piece}
        title={`УИН ${uin}`}
        missing="Изделия с таким УИН нет"
        back={back}
        isPage={isPage}
      />
    );
  const item = piece.data;
  const { state, name, picture, article, size } = item;
  return (
    <RecordView
      title={name}
      named={`${name}, УИН ${uin.slice(-4)}`}
      mark={<Mark shape={ITEM_WORDS[state].shape}>{ITEM_WORDS[state].one}</Mark>}
      back={back}
      isPage={isPage}
      foot={<PieceActions item={item} me={me} />}
    >
      <div className={styles.top}>
        <Thumb hash={picture} size="large" />
        <div>
          <WholeUin uin={uin} />
          <p className={styles.muted}>
            {article}
            {size !== null && `, ${sizeWords(size)}`}
          </p>
          {item.productId !== null && <Link to={`/products/${item.productId}`}>Изделие и цена</Link>}
        </div>
      </div>
      <Pairs pairs={factsOf(item, stores.data, now)} />
      <Section title="Жизнь изделия">
        <PieceHistory events={item.events} />
      </Section>
    </RecordView>
  );
}

function factsOf(item: OfficeItem, stores: readonly StoreName[] | undefined, now: Date): readonly Pair[] {
  const { isOnItsWay, storeId, place, heldBecause, changedAt, state } = item;
  const keeper = keeperOf(item);
  return [
    { name: isOnItsWay ? 'Едет в' : 'Где', value: storeText(storeId, stores) },
    ...(isOnItsWay ? [] : [{ name: 'Место', value: <PlaceOf item={item} place={place} /> }]),
    ...(keeper === null ? [] : [{ name: 'Держит', value: keeper }]),
    ...(heldBecause === null ? [] : [{ name: 'Почему', value: heldBecause }]),
    {
      name: `${ITEM_WORDS[state].one.charAt(0).toUpperCase()}${ITEM_WORDS[state].one.slice(1)} с`,
      value: momentText(changedAt, now),
    },
  ];
}

/** The case leads to what else lies in it. */
function PlaceOf({ item: { state, storeId }, place }: { item: OfficeItem; place: string | null }) {
  if (place === null) return <span className={styles.muted}>не записано</span>;
  const search = new URLSearchParams({ state, store: String(storeId ?? 'warehouse'), place });
  return <Link to={`/stock?${search.toString()}`}>{place}</Link>;
}

function keeperOf({ orderId, saleId, appointmentId, holdId }: OfficeItem): string | null {
  if (orderId !== null) return `заказ №\u00A0${orderId}`;
  if (saleId !== null) return `продажа в магазине №\u00A0${saleId}`;
  if (appointmentId !== null) return `визит №\u00A0${appointmentId}`;
  return holdId === null ? null : `отложено для покупателя, №\u00A0${holdId}`;
}
