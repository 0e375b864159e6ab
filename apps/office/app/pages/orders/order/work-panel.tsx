import type { ReactNode } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ScanBand } from '#app/blocks/scan/scan-band.tsx';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { assembleOrder, sendOrder } from '#app/lib/calls/routes/orders.ts';
import { useOrderCall } from '#app/blocks/orders/data/use-order-call.ts';
import { isScanned, mayTake, stepOf, type Step } from '#app/blocks/orders/data/next-step.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { PieceList } from './piece-list.tsx';
import { ReadyForm } from './ready-form.tsx';
import { ServiceList, WorkList } from './work-list.tsx';
import { useOrderScan } from './use-order-scan.ts';
import styles from './work-panel.module.css';

type Props = { order: OfficeOrder; me: Me };

const TITLES: Readonly<Record<NonNullable<Step>, string>> = {
  assemble: 'Собрать',
  ready: 'Сборка',
  send: 'Отправка',
  'hand-over': 'Выдача',
};

/** The pieces of the order and its next step. */
export function WorkPanel({ order, me }: Props) {
  const step = stepOf(order);
  const isMine = mayTake(me, step);
  if (isMine && isScanned(step)) return <ScannedWork order={order} me={me} step={step} />;
  return (
    <Panel
      title={step === null || !isMine ? 'Изделия' : TITLES[step]}
      isFlush
      foot={isMine ? <StepFoot order={order} step={step} /> : undefined}
    >
      <PieceList order={order} me={me} isScanning={false} />
      <Prepared order={order} me={me} />
    </Panel>
  );
}

function StepFoot({ order, step }: { order: OfficeOrder; step: Step }) {
  if (step === 'assemble') return <AssembleForm order={order} />;
  return step === 'ready' ? <ReadyForm order={order} /> : null;
}

/** Each piece is compared with the order before it leaves. */
function ScannedWork({ order, me, step }: Props & { step: Step }) {
  const scan = useOrderScan(order);
  const { pieces } = order;
  const done = pieces.filter(({ scannedUin }) => scannedUin !== null).length;
  return (
    <Panel
      title={step === null ? 'Изделия' : TITLES[step]}
      note={`сверено ${done} из ${pieces.length}`}
      aside={<Progress done={done} all={pieces.length} />}
      isFlush
      foot={step === 'send' ? <SendForm order={order} left={pieces.length - done} /> : undefined}
    >
      {pieces.length > 0 && <ScanBand scan={scan} />}
      <PieceList order={order} me={me} isScanning scan={scan} />
      <Prepared order={order} me={me} />
      {step === 'hand-over' && <HandOverForm order={order} left={pieces.length - done} />}
    </Panel>
  );
}

function Prepared({ order, me }: Props) {
  return (
    <>
      {order.works.length > 0 && <WorkList order={order} me={me} />}
      {order.services.length > 0 && <ServiceList order={order} />}
    </>
  );
}

function Progress({ done, all }: { done: number; all: number }) {
  return <progress className={styles.progress} aria-label="Сверено" value={done} max={Math.max(all, 1)} />;
}

function AssembleForm({ order }: { order: OfficeOrder }) {
  const deed = useOrderCall(order.id, () => call(assembleOrder, { params: { id: order.id } }), {
    said: `${order.number} взят в сборку`,
    key: { code: 'KeyC', shown: 'C', does: 'собрать заказ' },
  });
  return (
    <Deed fault={deed.fault}>
      <Button size="tall" hotKey="C" isBusy={deed.isPending} onClick={deed.run}>
        Собрать заказ
      </Button>
      <span className={styles.hint}>Возьмите изделия там, где они лежат, и отложите вместе.</span>
    </Deed>
  );
}

function SendForm({ order, left }: { order: OfficeOrder; left: number }) {
  const deed = useOrderCall(order.id, () => call(sendOrder, { params: { id: order.id } }), {
    said: `${order.number} передан в доставку`,
    key: left > 0 ? null : { code: 'KeyB', shown: 'B', does: 'передать курьеру' },
  });
  return (
    <Deed fault={deed.fault}>
      <Button size="tall" hotKey="B" isOff={left > 0} isBusy={deed.isPending} onClick={deed.run}>
        Передать курьеру
      </Button>
      <span className={styles.hint}>
        {left > 0
          ? `Осталось отсканировать: ${left}`
          : 'У двери курьер отсканирует ещё раз; покупатель получит сообщение.'}
      </span>
    </Deed>
  );
}

/** The action of a panel, with its refusal over it. */
function Deed({ fault, children }: { fault: string | undefined; children: ReactNode }) {
  return (
    <>
      <div role="alert" className={styles.fault}>
        {fault !== undefined && <Note tone="bad">{fault}</Note>}
      </div>
      {children}
    </>
  );
}
