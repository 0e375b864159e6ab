import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeProduct } from '@yahont/contracts/office/products.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { Field } from '#app/parts/field.tsx';
import { NowNext } from '#app/parts/facts/now-next.tsx';
import { Note } from '#app/parts/note.tsx';
import { Tick } from '#app/parts/tick.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { planPrice, setPrice } from '#app/lib/calls/routes/products.ts';
import { listSettings } from '#app/lib/calls/routes/settings.ts';
import { changedText } from '#app/lib/words/changed.ts';
import { changeText, readRoubles } from '#app/lib/words/sums.ts';
import { faultsOf, isAbove, momentOf, type TypedPrice } from './price-rules.ts';
import styles from './price-dialog.module.css';

type Props = { product: OfficeProduct; onClose: () => void };

const EMPTY: TypedPrice = { price: '', oldPrice: '', isPlanned: true, from: '', to: '' };

/** A price now or for days to come, compared with the present one while it is typed. */
export function PriceDialog({ product, onClose }: Props) {
  const { id, price: now, version } = product;
  const cache = useQueryClient();
  const [typed, setTyped] = useState(EMPTY);
  const [faults, setFaults] = useState<Partial<Record<keyof TypedPrice, string>>>({});
  const limit = usePriceLimit();
  const price = readRoubles(typed.price);
  const isAboveLimit = price !== null && limit !== null && isAbove(now, price, limit);
  const set = (change: Partial<TypedPrice>): void => setTyped({ ...typed, ...change });
  const sums = () => ({ price: price ?? now, oldPrice: readRoubles(typed.oldPrice) });
  const days = () => ({ from: momentOf(typed.from) ?? '', to: momentOf(typed.to) });
  return (
    <DeedDialog
      title="Назначить цену"
      button={typed.isPlanned ? 'Запланировать цену' : 'Сменить цену сейчас'}
      width="wide"
      check={() => {
        const found = faultsOf(typed, new Date());
        setFaults(found);
        return Object.keys(found).length === 0;
      }}
      refused={refusedText}
      asking={() =>
        typed.isPlanned
          ? { kind: 'price-plan', productId: id, ...sums(), ...days() }
          : { kind: 'price', productId: id, ...sums(), version }
      }
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['products'] });
        onClose();
      }}
      send={async (reason) => {
        if (typed.isPlanned) {
          await call(planPrice, { body: { productId: id, ...sums(), ...days(), reason } });
          return 'Цена запланирована';
        }
        await call(setPrice, { params: { id }, body: { ...sums(), reason } }, { version });
        return 'Цена изменена, на сайте она уже новая';
      }}
    >
      <NowNext
        now={formatRoubles(now)}
        next={price === null ? null : formatRoubles(price)}
        share={price === null ? undefined : changeText(now, price)}
        isLoss={price !== null && price < now}
      />
      {isAboveLimit && (
        <Note tone="wait">
          Один человек меняет цену не больше чем на {limit}&nbsp;%. После отправки решит управляющий или
          бухгалтер.
        </Note>
      )}
      <div className={styles.pair}>
        <Field
          label="Новая цена, ₽"
          inputMode="decimal"
          autoComplete="off"
          value={typed.price}
          error={faults.price}
          onChange={(event) => set({ price: event.target.value })}
        />
        <Field
          label="Зачёркнутая цена, ₽, если нужна"
          inputMode="decimal"
          autoComplete="off"
          value={typed.oldPrice}
          error={faults.oldPrice}
          onChange={(event) => set({ oldPrice: event.target.value })}
        />
      </div>
      <Tick checked={typed.isPlanned} onChange={(event) => set({ isPlanned: event.target.checked })}>
        На дни вперёд; без отметки цена сменится сразу и бессрочно
      </Tick>
      {typed.isPlanned && (
        <div className={styles.pair}>
          <Field
            label="С какого времени"
            type="datetime-local"
            value={typed.from}
            error={faults.from}
            onChange={(event) => set({ from: event.target.value })}
          />
          <Field
            label="По какое, пусто: бессрочно"
            type="datetime-local"
            value={typed.to}
            error={faults.to}
            onChange={(event) => set({ to: event.target.value })}
          />
        </div>
      )}
    </DeedDialog>
  );
}

/** Percents that one person decides; null until they are known. */
function usePriceLimit(): number | null {
  const { data } = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(listSettings, {}, { signal }),
  });
  return data?.items.find(({ code }) => code === 'price-change-percent')?.value ?? null;
}

const REFUSED: Readonly<Record<string, string>> = {
  'not-above-price': 'Зачёркнутая цена должна быть выше новой.',
  'price-planned': 'Сейчас действует цена по плану. Закончите план или запланируйте цену после него.',
  'in-the-past': 'Начало уже прошло: поставьте время позже.',
  'not-after-from': 'Конец раньше начала: исправьте дни.',
  'plan-overlaps': 'На эти дни уже есть план. Отмените его или выберите другие дни.',
};

function refusedText(error: unknown): string | null {
  return REFUSED[codeOf(error)] ?? changedText(error);
}
