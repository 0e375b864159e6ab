import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OfficeHold } from '@yahont/contracts/office/holds.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { sizeWords } from '@yahont/values/measures/size.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { RecordView } from '#app/blocks/record/record-view.tsx';
import { Button } from '#app/parts/button.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { WholeUin } from '#app/parts/facts/uin.tsx';
import { Empty, Skeleton } from '#app/parts/states.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { cancelHold, noteHoldReady } from '#app/lib/calls/routes/keeping.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { storeText, useStores } from '#app/lib/people/stores.ts';
import { mayIn } from '#app/lib/session/where.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { COMING_WORDS, HOLD_WORDS } from '#app/lib/words/holds.ts';
import { momentText } from '#app/lib/words/moments.ts';

type Props = { row: OfficeHold | null; isPending: boolean; me: Me; back: string; isPage: boolean };

export function HoldPanel({ row, isPending, me, back, isPage }: Props) {
  const now = useNow();
  const stores = useStores();
  if (row === null)
    return (
      <RecordView title="Отложенное изделие" back={back} isPage={isPage}>
        {isPending ? (
          <Skeleton rows={5} />
        ) : (
          <Empty title="В этом списке его нет" icon="check">
            <p>Покупатель забрал его, отказался, или вышел срок.</p>
          </Empty>
        )}
      </RecordView>
    );
  const { name, article, size, price, uin, place, phone, coming, wish, madeAt, until, readyAt, extendedAt } =
    row;
  return (
    <RecordView
      title={name}
      named={`Отложено: ${name}`}
      mark={<Mark shape={HOLD_WORDS[row.state].shape}>{HOLD_WORDS[row.state].one}</Mark>}
      back={back}
      isPage={isPage}
      foot={row.state === 'open' ? <HoldActions hold={row} me={me} /> : null}
    >
      <Pairs
        pairs={[
          { name: 'Код', value: <b>{row.code}</b> },
          {
            name: 'Изделие',
            value: [article, size === null ? '' : sizeWords(size)].filter(Boolean).join(', '),
          },
          {
            name: 'УИН',
            value:
              uin === null ? (
                '—'
              ) : (
                <Link to={`/stock/${uin}`}>
                  <WholeUin uin={uin} />
                </Link>
              ),
          },
          { name: 'Цена', value: formatRoubles(price) },
          { name: 'Где', value: [storeText(row.storeId, stores.data), place].filter(Boolean).join(', ') },
          { name: 'Телефон', value: <a href={`tel:${phone}`}>{formatPhone(phone)}</a> },
          { name: 'Придёт', value: COMING_WORDS[coming] },
          ...(wish === '' ? [] : [{ name: 'Ещё хочет', value: wish }]),
          { name: 'Отложено', value: momentText(madeAt, now) },
          { name: 'Ждёт до', value: `${momentText(until, now)}${extendedAt === null ? '' : ', продлено'}` },
          ...(readyAt === null ? [] : [{ name: 'Достали', value: momentText(readyAt, now) }]),
        ]}
      />
    </RecordView>
  );
}

function HoldActions({ hold, me }: { hold: OfficeHold; me: Me }) {
  const cache = useQueryClient();
  const [isCancelling, setCancelling] = useState(false);
  const { id, storeId, readyAt } = hold;
  const ready = useMutation({
    mutationFn: () => call(noteHoldReady, { params: { id } }),
    onSuccess: () => say('Записано: изделие лежит и ждёт'),
    onError: (error) => say(REFUSED[codeOf(error)] ?? failureText(error)),
    onSettled: () => cache.invalidateQueries({ queryKey: ['holds'] }),
  });
  const mayServe = mayIn(me, 'appointments.serve', storeId) && readyAt === null;
  const mayCancel = mayIn(me, 'appointments.cancel', storeId);
  if (!mayServe && !mayCancel) return null;
  return (
    <>
      {mayServe && (
        <Button isBusy={ready.isPending} onClick={() => ready.mutate()}>
          Достали, лежит и ждёт
        </Button>
      )}
      {mayCancel && (
        <Button look="quiet" isDanger onClick={() => setCancelling(true)}>
          Отменить…
        </Button>
      )}
      {isCancelling && (
        <DeedDialog
          title="Отменить и вернуть в продажу"
          happens="Изделие снова можно купить. Покупатель получит СМС."
          button="Отменить и отправить СМС"
          isDanger
          refused={(error) => REFUSED[codeOf(error)] ?? null}
          onClose={() => {
            void cache.invalidateQueries({ queryKey: ['holds'] });
            setCancelling(false);
          }}
          send={async (reason) => {
            await call(cancelHold, { params: { id }, body: { reason } });
            return 'Отменено, изделие снова в продаже';
          }}
        />
      )}
    </>
  );
}

const REFUSED: Readonly<Record<string, string>> = {
  'hold-ended': 'Уже не ждёт: покупатель забрал, отказался, или вышел срок.',
  'hold-not-found': 'Этого отложенного больше нет.',
};
