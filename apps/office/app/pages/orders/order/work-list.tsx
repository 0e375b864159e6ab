import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { FACE_NAMES, type EngravingPlace } from '@yahont/values/engraving.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { Button } from '#app/parts/button.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Icon } from '#app/parts/icon.tsx';
import { call } from '#app/lib/calls/call.ts';
import { finishWork } from '#app/lib/calls/routes/orders.ts';
import { useNow } from '#app/lib/look/now.ts';
import { may } from '#app/lib/session/me.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { useOrderDeeds } from '#app/blocks/orders/data/use-order.ts';
import styles from './work-list.module.css';

/** Works of the workshop, each marked when it is done. */
export function WorkList({ order, me }: { order: OfficeOrder; me: Me }) {
  const now = useNow();
  const { keep, explain } = useOrderDeeds();
  const [fault, setFault] = useState<string>();
  const finish = useMutation({
    mutationFn: (line: number) => call(finishWork, { params: { id: order.id, line } }),
    onMutate: () => setFault(undefined),
    onSuccess: keep,
    onError: async (error) => setFault(await explain(error, order.id)),
  });
  const mayFinish = order.status === 'assembling' && may(me, 'orders.assemble');
  return (
    <section className={styles.root} aria-label="Работы мастерской">
      <h3>Работы мастерской</h3>
      <ul>
        {order.works.map((work) => (
          <li key={work.id}>
            <div>
              {work.what}
              <small>
                {[...work.details, countOf(work.days, ['рабочий день', 'рабочих дня', 'рабочих дней'])].join(
                  ', ',
                )}
              </small>
            </div>
            {work.done !== null && (
              <span className={styles.done}>
                <Icon name="check" size={16} />
                {momentText(work.done.at, now)}, {work.done.staffName}
              </span>
            )}
            {work.done === null && mayFinish && (
              <Button
                look="quiet"
                size="small"
                isBusy={finish.isPending && finish.variables === work.id}
                onClick={() => finish.mutate(work.id)}
              >
                Сделано
              </Button>
            )}
            {work.done === null && !mayFinish && <Toned tone="warn">ещё не сделано</Toned>}
          </li>
        ))}
      </ul>
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
    </section>
  );
}

/** Services with the texts to write. */
export function ServiceList({ order }: { order: OfficeOrder }) {
  return (
    <section className={styles.root} aria-label="Услуги">
      <h3>Услуги</h3>
      <ul>
        {order.services.map(({ id, name, text, face, place }) => (
          <li key={id}>
            <div>
              {name}
              {(face !== null || place !== null) && (
                <small>
                  {[face === null ? '' : FACE_NAMES[face], place === null ? '' : PLACES[place]]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              )}
            </div>
            {text !== null && <q className={styles.words}>{text}</q>}
          </li>
        ))}
      </ul>
    </section>
  );
}

const PLACES: Readonly<Record<EngravingPlace, string>> = { inside: 'внутри кольца', back: 'на обороте' };
