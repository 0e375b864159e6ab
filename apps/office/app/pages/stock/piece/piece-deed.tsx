import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeItem } from '@yahont/contracts/office/items.ts';
import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { Select } from '#app/parts/select.tsx';
import { call, refusalOf } from '#app/lib/calls/call.ts';
import * as routes from '#app/lib/calls/routes/stock.ts';
import { storeText, useStores, type StoreName } from '#app/lib/people/stores.ts';
import { ITEM_WORDS } from '#app/lib/words/items.ts';
import { pieceKey } from './piece-key.ts';
import { PIECE_VERBS, type PieceVerb } from './verbs.ts';

type Props = { verb: PieceVerb; item: OfficeItem; isAsking: boolean; onClose: () => void };
type Sent = { uin: string; place: string; toStoreId: number | null; reason: string };

const PLACE_MAX = 80;
const WAREHOUSE = 'warehouse';

/** Words of each window, and whether the log wants a reason. */
const WORDS: Readonly<
  Record<
    PieceVerb,
    { happens: string; button: string; said: string; hasReason: boolean; place: 'none' | 'may' | 'must' }
  >
> = {
  receive: {
    happens: 'Изделие приехало: с этой минуты оно числится здесь.',
    button: 'Принять изделие',
    said: 'Изделие принято',
    hasReason: false,
    place: 'may',
  },
  find: {
    happens: 'Изделие снова встанет в продажу.',
    button: 'Вернуть на место',
    said: 'Изделие нашлось',
    hasReason: false,
    place: 'must',
  },
  release: {
    happens: 'Изделие снова увидят на сайте и смогут заказать.',
    button: 'Вернуть в продажу',
    said: 'Изделие снова в продаже',
    hasReason: false,
    place: 'none',
  },
  hold: {
    happens: 'Изделие пропадёт с сайта, пока его не вернут в продажу.',
    button: 'Снять с продажи',
    said: 'Изделие снято с продажи',
    hasReason: true,
    place: 'none',
  },
  place: {
    happens: 'Где оно лежит теперь: витрина, сейф, ячейка.',
    button: 'Записать место',
    said: 'Место записано',
    hasReason: false,
    place: 'must',
  },
  send: {
    happens: 'Изделие пропадёт с сайта, пока его не примут там.',
    button: 'Отправить изделие',
    said: 'Изделие отправлено',
    hasReason: true,
    place: 'none',
  },
  lose: {
    happens: 'Изделие снимут с продажи как не найденное. Если оно найдётся, его вернут на место.',
    button: 'Отметить: нет на месте',
    said: 'Изделие отмечено как не найденное',
    hasReason: true,
    place: 'none',
  },
  'write-off': {
    happens: 'Списывают вдвоём.',
    button: 'Списать',
    said: 'Изделие списано',
    hasReason: true,
    place: 'none',
  },
};

/** One move of one piece, with what it needs to know. */
export function PieceDeed({ verb, item, isAsking, onClose }: Props) {
  const cache = useQueryClient();
  const stores = useStores();
  const [place, setPlace] = useState(verb === 'place' ? (item.place ?? '') : '');
  const [to, setTo] = useState('');
  const [faults, setFaults] = useState<{ place?: string; to?: string }>({});
  const words = WORDS[verb];
  const check = (): boolean => {
    const found = {
      ...(words.place === 'must' && cleanTyped(place) === ''
        ? { place: 'Впишите витрину, сейф или ячейку' }
        : {}),
      ...(verb === 'send' && to === '' ? { to: 'Выберите, куда отправить' } : {}),
    };
    setFaults(found);
    return Object.keys(found).length === 0;
  };
  const toStoreId = to === WAREHOUSE ? null : Number(to);
  const fields = (
    <>
      {words.place !== 'none' && (
        <Field
          label={words.place === 'may' ? 'Место, если уже известно' : 'Место'}
          value={place}
          error={faults.place}
          maxLength={PLACE_MAX}
          autoComplete="off"
          onChange={(event) => setPlace(event.target.value)}
        />
      )}
      {verb === 'send' && (
        <Select
          label="Куда"
          value={to}
          error={faults.to}
          options={targetsOf(item, stores.data)}
          onChange={(event) => setTo(event.target.value)}
        />
      )}
    </>
  );
  return (
    <DeedDialog
      title={PIECE_VERBS[verb].name}
      happens={words.happens}
      button={words.button}
      isDanger={verb === 'lose'}
      {...(words.hasReason ? {} : { reasonLabel: false as const })}
      isAsking={isAsking}
      asking={() => ({ kind: 'piece', change: changeOf(verb, { uin: item.uin, place, toStoreId }) })}
      check={check}
      refused={(error) => refusedText(error, stores.data)}
      onClose={onClose}
      send={async (reason) => {
        const answer = await carryOut(verb, { uin: item.uin, place: cleanTyped(place), toStoreId, reason });
        cache.setQueryData(pieceKey(item.uin), answer);
        await cache.invalidateQueries({ queryKey: ['items'] });
        return words.said;
      }}
    >
      {fields}
    </DeedDialog>
  );
}

function targetsOf({ storeId }: OfficeItem, stores: readonly StoreName[] | undefined) {
  return [
    { value: '', name: 'Выберите' },
    ...(storeId === null ? [] : [{ value: WAREHOUSE, name: 'Склад' }]),
    ...(stores ?? [])
      .filter(({ id }) => id !== storeId)
      .map(({ id, name, city }) => ({ value: String(id), name: `${name} (${city})` })),
  ];
}

function carryOut(verb: PieceVerb, { uin, place, toStoreId, reason }: Sent): Promise<OfficeItem> {
  const params = { uin };
  switch (verb) {
    case 'receive':
      return call(routes.receiveItem, { params, body: { place: place === '' ? null : place } });
    case 'find':
      return call(routes.findItem, { params, body: { place } });
    case 'place':
      return call(routes.placeItem, { params, body: { place } });
    case 'release':
      return call(routes.releaseItem, { params });
    case 'hold':
      return call(routes.holdItem, { params, body: { reason } });
    case 'send':
      return call(routes.sendItem, { params, body: { toStoreId, reason } });
    case 'lose':
      return call(routes.loseItem, { params, body: { reason } });
    case 'write-off':
      throw new Error('a write-off is asked for');
  }
}

function changeOf(verb: PieceVerb, { uin, place, toStoreId }: Omit<Sent, 'reason'>) {
  const where = cleanTyped(place);
  switch (verb) {
    case 'place':
      return { verb, uin, place: where };
    case 'receive':
      return { verb, uin, place: where === '' ? null : where };
    case 'send':
      return { verb, uin, toStoreId };
    case 'hold':
    case 'release':
    case 'write-off':
      return { verb, uin };
    case 'lose':
    case 'find':
      throw new Error('nobody is asked for it');
  }
}

const CODES = {
  'illegal-move': true,
  'already-there': true,
  'reserved-elsewhere': true,
  'unknown-store': true,
} as const;

function refusedText(error: unknown, stores: readonly StoreName[] | undefined): string | null {
  const refusal = refusalOf(routes.sendItem, CODES, error);
  switch (refusal?.code) {
    case 'illegal-move': {
      const { from, isOnItsWay } = refusal.facts;
      const now = isOnItsWay ? 'едет' : ITEM_WORDS[from].one;
      return `Кто-то успел раньше: изделие уже ${now}. Закройте окно, карточка обновится.`;
    }
    case 'already-there':
      return 'Изделие уже числится там: выберите другой магазин.';
    case 'reserved-elsewhere':
      return `Изделие ждёт покупателя: отправить его можно только сюда: ${storeText(refusal.facts.storeId, stores)}.`;
    case 'unknown-store':
      return 'Этого магазина больше нет: выберите другой.';
    case undefined:
      return null;
  }
}
