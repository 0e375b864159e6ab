import { useState } from 'react';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Button } from '#app/parts/button.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Field } from '#app/parts/field.tsx';
import { call } from '#app/lib/calls/call.ts';
import { payPostage } from '#app/lib/calls/routes/returns.ts';
import { may } from '#app/lib/session/me.ts';
import { refusedText, useReturnDeeds } from '../data/use-return.ts';
import styles from '#app/blocks/orders/deeds/deeds.module.css';

type Postage = NonNullable<OfficeReturn['postage']>;
type Props = { one: OfficeReturn; postage: Postage; me: Me };

/** What the post took for a faulty piece: by its receipt, once the fault is confirmed. */
export function PostagePanel({ one, postage, me }: Props) {
  const [isPaying, setPaying] = useState(false);
  const { asked, paid, way, files } = postage;
  return (
    <Panel title="Почта за брак">
      <Pairs
        look="sum"
        pairs={[
          { name: 'Просит', value: formatRoubles(asked) },
          ...(paid === null
            ? []
            : [{ name: way === 'cash' ? 'Выдано наличными' : 'Переведено', value: formatRoubles(paid) }]),
          ...files.map(({ id, name }) => ({
            name: 'Чек почты',
            value: (
              <a href={`/office/api/returns/files/${id}`} target="_blank" rel="noreferrer">
                {name}
              </a>
            ),
          })),
        ]}
      />
      {paid === null && one.state === 'refunded' && may(me, 'money.refund') && (
        <Button look="quiet" onClick={() => setPaying(true)}>
          Возместить
        </Button>
      )}
      {isPaying && <PostageDialog one={one} asked={asked} onClose={() => setPaying(false)} />}
    </Panel>
  );
}

function PostageDialog({ one, asked, onClose }: { one: OfficeReturn; asked: number; onClose: () => void }) {
  const { keep } = useReturnDeeds();
  const [roubles, setRoubles] = useState(String(asked / 100).replace('.', ','));
  const [way, setWay] = useState<'cash' | 'transfer'>('transfer');
  const [order, setOrder] = useState('');
  const [faults, setFaults] = useState<{ sum?: string; order?: string }>({});
  const sum = Math.round(Number(roubles.replaceAll(/\s/g, '').replace(',', '.')) * 100);
  return (
    <DeedDialog
      title={`${one.number}: возместить почту`}
      happens="Сверьте сумму с чеком почты."
      button="Записать выплату"
      onClose={onClose}
      isFine={() => {
        const found = {
          ...(sum > 0 ? {} : { sum: 'Впишите сумму в рублях' }),
          ...(way === 'transfer' && order.trim() === '' ? { order: 'Впишите номер поручения' } : {}),
        };
        setFaults(found);
        return Object.keys(found).length === 0;
      }}
      refused={refusedText}
      act={async () => {
        keep(
          await call(payPostage, {
            params: { id: one.id },
            body: { amount: sum, way, paymentOrder: way === 'transfer' ? order.trim() : null },
          }),
        );
        return 'Почтовые расходы возмещены';
      }}
    >
      <div className={styles.pair}>
        <Field
          label="Сумма, ₽"
          inputMode="decimal"
          value={roubles}
          error={faults.sum}
          onChange={(event) => setRoubles(event.target.value)}
        />
        <label className={styles.select}>
          Чем
          <select
            value={way}
            onChange={({ target: { value } }) => setWay(value === 'cash' ? 'cash' : 'transfer')}
          >
            <option value="transfer">Переводом</option>
            <option value="cash">Наличными</option>
          </select>
        </label>
      </div>
      {way === 'transfer' && (
        <Field
          label="Номер платёжного поручения"
          maxLength={20}
          autoComplete="off"
          value={order}
          error={faults.order}
          onChange={(event) => setOrder(event.target.value)}
        />
      )}
    </DeedDialog>
  );
}
