import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeReturn, PieceFate } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Note } from '#app/parts/note.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { askApproval } from '#app/lib/calls/routes/approvals.ts';
import { refundReturn } from '#app/lib/calls/routes/returns.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { PIECE_FATE } from '#app/lib/words/returns.ts';
import { refusedText, useReturnDeeds } from '../data/use-return.ts';
import { RefuseDialog } from './refuse-dialog.tsx';
import styles from './one.module.css';

const FATES: readonly PieceFate[] = ['for-sale', 'cleaning', 'claim'];

type Props = { one: OfficeReturn; me: Me };

/** Where each piece goes, and the decision; above the limit of one person somebody else sends the money. */
export function DecidePanel({ one, me }: Props) {
  const { keep, explain } = useReturnDeeds();
  const isFaulty = one.reason === 'defect';
  const [fates, setFates] = useState<Readonly<Record<string, PieceFate>>>({});
  const [fault, setFault] = useState<string>();
  const [dialog, setDialog] = useState<'refuse' | 'ask' | null>(null);
  const scanned = one.pieces.flatMap(({ scannedUin, name }) =>
    scannedUin === null ? [] : [{ uin: scannedUin, name }],
  );
  const fateOf = (uin: string): PieceFate => fates[uin] ?? (isFaulty ? 'claim' : 'for-sale');
  const pieces = scanned.map(({ uin }) => ({ uin, fate: fateOf(uin) }));
  const refunding = useMutation({
    mutationFn: () =>
      call(
        refundReturn,
        { params: { id: one.id }, body: { pieces } },
        { about: `Принять возврат ${one.number} и вернуть ${formatRoubles(one.amount)}.` },
      ),
    onMutate: () => setFault(undefined),
    onSuccess: (now) => {
      keep(now);
      say(`${one.number}: деньги возвращаются`);
    },
    onError: async (error) => {
      if (codeOf(error) === 'approval-needed') setDialog('ask');
      else setFault(await explain(error, one.id));
    },
  });
  const mayDecide = may(me, 'returns.decide');
  if (!mayDecide)
    return (
      <Panel title="Решение">
        <Note>Проверено. Решает директор магазина, бухгалтер или управляющий.</Note>
      </Panel>
    );
  return (
    <Panel
      title="После приёмки изделие"
      foot={
        <>
          <div role="alert" className={styles.fault}>
            {fault !== undefined && <Note tone="bad">{fault}</Note>}
          </div>
          <Button size="tall" isBusy={refunding.isPending} onClick={() => refunding.mutate()}>
            Принять и вернуть {formatRoubles(one.amount)}
          </Button>
          <Button look="quiet" isDanger onClick={() => setDialog('refuse')}>
            Отказать с причиной
          </Button>
          <span className={styles.hint}>Деньги уйдут тем же способом, чек возврата пробьётся сам.</span>
        </>
      }
    >
      {scanned.map(({ uin, name }) => (
        <fieldset key={uin} className={styles.fates}>
          <legend>{name}</legend>
          {FATES.map((fate) => (
            <label key={fate}>
              <input
                type="radio"
                name={`fate.${uin}`}
                aria-label={PIECE_FATE[fate].name}
                checked={fateOf(uin) === fate}
                onChange={() => setFates({ ...fates, [uin]: fate })}
              />
              <span>
                <b>{PIECE_FATE[fate].name}</b>
                <small>{PIECE_FATE[fate].words}</small>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {dialog === 'refuse' && <RefuseDialog one={one} onClose={() => setDialog(null)} />}
      {dialog === 'ask' && (
        <DeedDialog
          title={`Запросить ${formatRoubles(one.amount)}`}
          happens="Сумма больше вашего предела: деньги вернёт другой человек с правом согласовать. Запрос уйдёт с вашими отметками."
          button="Принять и запросить"
          hasReason
          reasonLabel="Почему принимаем"
          onClose={() => setDialog(null)}
          refused={refusedText}
          act={async (why) => {
            await call(askApproval, { body: { deed: { kind: 'refund', returnId: one.id, pieces }, why } });
            return `${one.number}: запрос отправлен на согласование`;
          }}
        />
      )}
    </Panel>
  );
}
