import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeReturn } from '@yahont/contracts/office/returns.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ScanBand } from '#app/blocks/scan/scan-band.tsx';
import { usePieceScan, type PieceScan } from '#app/blocks/scan/use-piece-scan.ts';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Uin } from '#app/parts/facts/uin.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Note } from '#app/parts/note.tsx';
import { call } from '#app/lib/calls/call.ts';
import { approveReturn, receiveReturn, scanReturned, sendReturn } from '#app/lib/calls/routes/returns.ts';
import { say } from '#app/lib/look/toast.ts';
import { may } from '#app/lib/session/me.ts';
import { useReturnDeeds } from '../data/use-return.ts';
import styles from './one.module.css';

const TAIL = 4;
const COMING = new Set<OfficeReturn['state']>(['requested', 'approved', 'on-its-way']);

type Props = { one: OfficeReturn; me: Me };

/** Whether somebody of the house takes it from the buyer. */
const IS_FETCHED: Readonly<Record<OfficeReturn['way'], boolean>> = {
  store: false,
  courier: true,
  post: false,
};

/** The pieces; while they are on their way back, each is scanned and then received. */
export function ReceivePanel({ one, me }: Props) {
  if (COMING.has(one.state) && may(me, 'returns.accept')) return <Receiving one={one} />;
  return (
    <Panel title="Изделия" isFlush>
      <Pieces one={one} />
    </Panel>
  );
}

function Receiving({ one }: { one: OfficeReturn }) {
  const { keep, explain } = useReturnDeeds();
  const scan = usePieceScan({
    pieces: one.pieces.map((piece) => ({ ...piece, key: `${piece.lineId}.${piece.uinHead}` })),
    compare: async (body) => {
      const now = await call(scanReturned, { params: { id: one.id }, body });
      keep(now);
      return now.pieces.find(({ scannedUin }) => scannedUin === body.uin)?.name ?? 'Изделие';
    },
    explain: (error) => explain(error, one.id),
  });
  const left = one.pieces.filter(({ scannedUin }) => scannedUin === null).length;
  return (
    <Panel
      title="Приёмка"
      note={`сверено ${one.pieces.length - left} из ${one.pieces.length}`}
      isFlush
      foot={<Steps one={one} left={left} />}
    >
      <ScanBand scan={scan} />
      <Pieces one={one} scan={scan} />
    </Panel>
  );
}

function Pieces({ one, scan }: { one: OfficeReturn; scan?: PieceScan }) {
  return (
    <ul className={styles.pieces} aria-label="Изделия">
      {one.pieces.map(({ lineId, name, article, uinHead, scannedUin }) => (
        <li key={`${lineId}.${uinHead}`}>
          <div>
            <b>{name}</b>
            <small>{article}</small>
            <small>
              <Uin head={uinHead} tail={scannedUin === null ? null : scannedUin.slice(-TAIL)} />
            </small>
          </div>
          {scan !== undefined &&
            (scannedUin === null ? (
              <Toned tone="warn">Ждёт скана</Toned>
            ) : (
              <Toned tone="good">Сверено</Toned>
            ))}
        </li>
      ))}
    </ul>
  );
}

type Move = 'approve' | 'send' | 'receive';

const MOVES: Readonly<Record<Move, (id: number) => Promise<OfficeReturn>>> = {
  approve: (id) => call(approveReturn, { params: { id } }),
  send: (id) => call(sendReturn, { params: { id } }),
  receive: (id) => call(receiveReturn, { params: { id }, body: {} }),
};
const SAID: Readonly<Record<Move, string>> = {
  approve: 'Одобрено: покупатель получит сообщение',
  send: 'Курьер забрал изделие',
  receive: 'Принято. Теперь проверьте изделие',
};

function Steps({ one, left }: { one: OfficeReturn; left: number }) {
  const { keep, explain } = useReturnDeeds();
  const [fault, setFault] = useState<string>();
  const moving = useMutation({
    mutationFn: (move: Move) => MOVES[move](one.id),
    onMutate: () => setFault(undefined),
    onSuccess: (now, move) => {
      keep(now);
      say(SAID[move]);
    },
    onError: async (error) => setFault(await explain(error, one.id)),
  });
  const isBusy = (move: Move): boolean => moving.isPending && moving.variables === move;
  return (
    <>
      <div role="alert" className={styles.fault}>
        {fault !== undefined && <Note tone="bad">{fault}</Note>}
      </div>
      {one.state === 'requested' && (
        <Button
          size="tall"
          look={left === 0 ? 'quiet' : 'main'}
          isBusy={isBusy('approve')}
          onClick={() => moving.mutate('approve')}
        >
          Одобрить
        </Button>
      )}
      {one.state === 'approved' && IS_FETCHED[one.way] && (
        <Button size="tall" look="quiet" isBusy={isBusy('send')} onClick={() => moving.mutate('send')}>
          Курьер забрал
        </Button>
      )}
      <Button
        size="tall"
        look={left > 0 ? 'quiet' : 'main'}
        isOff={left > 0}
        isBusy={isBusy('receive')}
        onClick={() => moving.mutate('receive')}
      >
        Принять
      </Button>
      <span className={styles.hint}>
        {left > 0
          ? `Чтобы принять, отсканируйте бирки: осталось ${left}.`
          : 'Изделия здесь и совпали с проданными.'}
      </span>
    </>
  );
}
