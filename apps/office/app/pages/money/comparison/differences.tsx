import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OpenDifference } from '@yahont/contracts/office/money/differences.ts';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Empty } from '#app/parts/states.tsx';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { closeDifference, listDifferences } from '#app/lib/calls/routes/money.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { useNow } from '#app/lib/look/now.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { DAYS_KEY, DIFFERENCES_KEY } from '../money-keys.ts';
import { DIFFERENCE_WORDS, providerText, sideText } from '../money-words.ts';
import styles from './differences.module.css';

/** Payments and refunds on which the shop and a provider differ, until somebody has dealt with them. */
export function Differences({ mayClose }: { mayClose: boolean }) {
  const cache = useQueryClient();
  const [closing, setClosing] = useState<OpenDifference | null>(null);
  const list = useCursorList({
    key: DIFFERENCES_KEY,
    read: (before: number | undefined, signal) => call(listDifferences, { query: { before } }, { signal }),
    idOf: ({ id }) => id,
  });
  return (
    <Panel title="Расхождения" note="наши записи и записи операторов" isFlush>
      <ListBody
        list={list}
        empty={
          <Empty title="Всё сошлось" icon="check-twice">
            <p>Сверка идёт каждую ночь, расхождение появится здесь само.</p>
          </Empty>
        }
      >
        {(rows) => (
          <ul className={styles.root}>
            {rows.map((row) => (
              <DifferenceRow key={row.id} row={row} onClose={mayClose ? () => setClosing(row) : null} />
            ))}
          </ul>
        )}
      </ListBody>
      {closing !== null && (
        <DeedDialog
          title="Закрыть расхождение"
          happens={`${nameOf(closing)}: ${DIFFERENCE_WORDS[closing.kind]}. Заказ от этого не оплачивается; открытый платёж закончится, и покупатель сможет заплатить снова.`}
          button="Закрыть расхождение"
          hasReason
          act={async (reason) => {
            const about = `Закрыть расхождение: ${nameOf(closing)}, ${sideText(closing.here)} у нас, ${sideText(closing.there)} у оператора.`;
            await call(closeDifference, { params: { id: closing.id }, body: { reason } }, { about });
            await Promise.all([
              cache.invalidateQueries({ queryKey: DIFFERENCES_KEY }),
              cache.invalidateQueries({ queryKey: DAYS_KEY }),
            ]);
            return 'Расхождение закрыто';
          }}
          refused={(error) =>
            codeOf(error) === 'difference-closed' ? 'Его уже закрыли, или стороны сошлись сами.' : undefined
          }
          onClose={() => setClosing(null)}
        />
      )}
    </Panel>
  );
}

function nameOf({ orderNumber, provider, of }: OpenDifference): string {
  const what = of === 'payment' ? 'платёж' : 'возврат';
  return orderNumber === null ? `${what}, ${providerText(provider)}` : `${orderNumber}, ${what}`;
}

function DifferenceRow({ row, onClose }: { row: OpenDifference; onClose: (() => void) | null }) {
  const now = useNow();
  return (
    <li>
      <div>
        <b>{row.orderNumber ?? 'без заказа'}</b>
        <small>
          {row.of === 'payment' ? 'платёж' : 'возврат'}, {providerText(row.provider)}
        </small>
        <small className={styles.id}>{row.providerId}</small>
      </div>
      <div>
        <small>У нас</small>
        <span data-bad={row.here === null || undefined}>{sideText(row.here)}</span>
      </div>
      <div>
        <small>У оператора</small>
        <span data-bad={row.there === null || undefined}>{sideText(row.there)}</span>
      </div>
      <div className={styles.why}>
        {DIFFERENCE_WORDS[row.kind]}
        <small>замечено {momentText(row.firstSeenAt, now)}</small>
      </div>
      {onClose !== null && (
        <Button look="quiet" size="small" onClick={onClose}>
          Закрыть…
        </Button>
      )}
    </li>
  );
}
