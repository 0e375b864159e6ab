import { useState } from 'react';
import { Link } from 'react-router';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Button } from '#app/parts/button.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { Unseen } from '#app/parts/states.tsx';
import { call } from '#app/lib/calls/call.ts';
import { withdrawReturn } from '#app/lib/calls/routes/returns.ts';
import { useNow } from '#app/lib/look/now.ts';
import { usePage } from '#app/lib/look/page.ts';
import { may } from '#app/lib/session/me.ts';
import { RETURN_STATE } from '#app/lib/words/returns.ts';
import { leftOf } from '../data/return-words.ts';
import { refusedText, useReturnDeeds } from '../data/use-return.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import styles from '#app/blocks/orders/page/order-head.module.css';

type Props = { one: OfficeReturn; me: Me; back: string };

const WITHDRAWN_FROM = new Set<OfficeReturn['state']>(['requested', 'approved', 'on-its-way']);

/** Number, state, clock, and how the return may end without money. */
export function ReturnHead({ one, me, back }: Props) {
  const heading = usePage(`Возврат ${one.number}`);
  const now = useNow();
  const { keep } = useReturnDeeds();
  const [deed, setDeed] = useState<'withdraw' | 'refuse' | null>(null);
  const { name, shape } = RETURN_STATE[one.state];
  const left = leftOf(one, now);
  return (
    <header className={styles.root}>
      <Link to={back} className={styles.back}>
        <Icon name="chevron-left" />
        <Unseen>К списку возвратов</Unseen>
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        Возврат {one.number}
      </h1>
      <Mark shape={shape}>{name}</Mark>
      {left !== null && <Toned tone={left.tone}>{left.text}</Toned>}
      <Link to={`/orders/${one.order.id}`} className={styles.version}>
        заказ {one.order.number}
      </Link>
      <div className={styles.deeds}>
        {one.state === 'requested' && may(me, 'returns.decide') && (
          <Button look="quiet" isDanger onClick={() => setDeed('refuse')}>
            Отказать
          </Button>
        )}
        {WITHDRAWN_FROM.has(one.state) && may(me, 'returns.accept') && (
          <Button look="quiet" onClick={() => setDeed('withdraw')}>
            Покупатель передумал
          </Button>
        )}
      </div>
      {deed === 'refuse' && <RefuseDialog one={one} onClose={() => setDeed(null)} />}
      {deed === 'withdraw' && (
        <DeedDialog
          title={`${one.number}: покупатель передумал`}
          happens="Изделие остаётся у покупателя, заявка закроется. Он сможет подать новую, пока не прошёл срок."
          button="Закрыть заявку"
          onClose={() => setDeed(null)}
          refused={refusedText}
          act={async () => {
            keep(await call(withdrawReturn, { params: { id: one.id } }));
            return `${one.number} закрыт: покупатель передумал`;
          }}
        />
      )}
    </header>
  );
}
