import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles, ZERO } from '@yahont/values/money.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Button } from '#app/parts/button.tsx';
import { History } from '#app/parts/facts/history.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Tag } from '#app/parts/facts/words.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { payReturnInCash } from '#app/lib/calls/routes/returns.ts';
import { useNow } from '#app/lib/look/now.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { calendarText } from '#app/lib/words/moments.ts';
import { historyOf, isClosed } from '../data/return-words.ts';
import { useReturnDeeds } from '../data/use-return.ts';
import { PostagePanel } from './postage-panel.tsx';
import styles from '#app/blocks/orders/page/order-side.module.css';

/** Money, buyer and history. */
export function ReturnSide({ one, me }: { one: OfficeReturn; me: Me }) {
  const now = useNow();
  const { contact } = one;
  const name = `${contact.name} ${contact.lastName}`.trim();
  return (
    <div className={styles.root}>
      <MoneyPanel one={one} me={me} />
      {one.postage !== null && <PostagePanel one={one} postage={one.postage} me={me} />}
      <Panel title={one.isOfGift ? 'Получатель подарка' : 'Покупатель'}>
        <div className={styles.buyer}>
          <Avatar name={name} />
          <b>{name === '' ? 'Данные удалены' : name}</b>
        </div>
        {contact.phone !== '' && (
          <Pairs pairs={[{ name: 'Телефон', value: <a href={`tel:${contact.phone}`}>{contact.phone}</a> }]} />
        )}
      </Panel>
      <Panel title="История">
        <History entries={historyOf(one, now)} />
      </Panel>
    </div>
  );
}

function MoneyPanel({ one, me }: { one: OfficeReturn; me: Me }) {
  const now = useNow();
  const { refund, lines, amount, moneyBy, state } = one;
  return (
    <Panel title="К возврату" aside={refund !== null && <RefundTag isDone={refund.isDone} />}>
      <Pairs
        look="sum"
        pairs={[
          ...lines.map((line) => ({ name: line.name, value: formatRoubles(line.amount) })),
          { name: 'Покупателю', value: formatRoubles(refund?.amount ?? amount), isTotal: true },
        ]}
      />
      {!isClosed(state) && (
        <div className={styles.note}>
          <Pairs pairs={[{ name: 'Не позже', value: <b>{calendarText(moneyBy, now)}</b> }]} />
        </div>
      )}
      {refund !== null && refund.cashDue !== ZERO && may(me, 'money.refund') && (
        <CashButton id={one.id} sum={formatRoubles(refund.cashDue)} />
      )}
    </Panel>
  );
}

function RefundTag({ isDone }: { isDone: boolean }) {
  return isDone ? <Tag tone="good">деньги у покупателя</Tag> : <Tag tone="warn">в пути</Tag>;
}

function CashButton({ id, sum }: { id: number; sum: string }) {
  const { keep, explain } = useReturnDeeds();
  const [fault, setFault] = useState<string>();
  const paying = useMutation({
    mutationFn: () => call(payReturnInCash, { params: { id } }),
    onMutate: () => setFault(undefined),
    onSuccess: (now) => {
      keep(now);
      say(`Выдано ${sum}`);
    },
    onError: async (error) => setFault(await explain(error, id)),
  });
  return (
    <div className={styles.note}>
      <Button size="tall" isWide isBusy={paying.isPending} onClick={() => paying.mutate()}>
        Выдать {sum} из кассы
      </Button>
      <div role="alert">{fault !== undefined && <Note tone="bad">{fault}</Note>}</div>
    </div>
  );
}
