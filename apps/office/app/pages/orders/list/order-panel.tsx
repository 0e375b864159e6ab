import { useNavigate } from 'react-router';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { SidePanel } from '#app/blocks/lists/side-panel.tsx';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { Button, ButtonLink } from '#app/parts/button.tsx';
import { History } from '#app/parts/facts/history.tsx';
import { Mark } from '#app/parts/facts/mark.tsx';
import { Pairs } from '#app/parts/facts/pairs.tsx';
import { Toned } from '#app/parts/facts/words.tsx';
import { Note } from '#app/parts/note.tsx';
import { Failed, Skeleton } from '#app/parts/states.tsx';
import { useSettled } from '#app/lib/lists/row-keys.ts';
import { useNow } from '#app/lib/look/now.ts';
import { useStores } from '#app/lib/people/stores.ts';
import { failureText } from '#app/lib/words/failure.ts';
import { ORDER_STATUS } from '#app/lib/words/orders.ts';
import { historyOf } from '#app/blocks/orders/data/history.ts';
import { mayTake, stepOf } from '#app/blocks/orders/data/next-step.ts';
import { useOrder } from '#app/blocks/orders/data/use-order.ts';
import { moneyPairs, orderFacts } from '#app/blocks/orders/data/order-facts.ts';
import { whereOf } from '#app/blocks/orders/data/where.ts';
import styles from './order-panel.module.css';

const LAST_EVENTS = 3;

type Props = {
  id: number;
  me: Me;
  /** Filters of the list. */
  query: string;
  /** Address of the list alone. */
  back: string;
  onAssemble: (order: OfficeOrder) => void;
  isAssembling: boolean;
};

/** The current order: who, what, money, and the next step. */
export function OrderPanel({ id, me, query, back, onAssemble, isAssembling }: Props) {
  const settled = useSettled(id);
  const { data: order, error, refetch } = useOrder(settled);
  const page = `/orders/${id}${query}`;
  if (order === undefined)
    return (
      <SidePanel title={`Я-${id}`} open={page} back={back}>
        {error === null ? (
          <Skeleton rows={6} />
        ) : (
          <Failed title="Заказ не открылся" text={failureText(error)} onRetry={() => void refetch()} />
        )}
      </SidePanel>
    );
  const { name, shape } = ORDER_STATUS[order.status];
  return (
    <SidePanel
      title={order.number}
      mark={<Mark shape={shape}>{name}</Mark>}
      open={page}
      back={back}
      foot={
        <NextStep order={order} me={me} page={page} onAssemble={onAssemble} isAssembling={isAssembling} />
      }
    >
      <Body order={order} />
    </SidePanel>
  );
}

function Body({ order }: { order: OfficeOrder }) {
  const now = useNow();
  const stores = useStores();
  const { contact, comment, pieces } = order;
  const fullName = `${contact.name} ${contact.lastName}`.trim();
  return (
    <>
      <div className={styles.buyer}>
        <Avatar name={fullName} />
        <div>
          <b>{fullName === '' ? 'Данные удалены' : fullName}</b>
          <a href={`tel:${contact.phone}`}>{contact.phone}</a>
        </div>
      </div>
      {comment !== '' && <Note>«{comment}»</Note>}
      <ul className={styles.pieces}>
        {pieces.map((piece) => {
          const where = whereOf(piece, order, stores.data);
          return (
            <li key={`${piece.lineId}.${piece.position}`}>
              <b>{piece.name}</b>
              <small>
                <Toned tone={where.tone}>{where.text}</Toned>
              </small>
            </li>
          );
        })}
      </ul>
      <Pairs look="sum" pairs={moneyPairs(order)} />
      <Pairs pairs={orderFacts(order, { now, stores: stores.data })} />
      <h3>Последнее</h3>
      <History entries={historyOf(order, now).slice(0, LAST_EVENTS)} />
    </>
  );
}

type StepProps = Pick<Props, 'me' | 'onAssemble' | 'isAssembling'> & { order: OfficeOrder; page: string };

/** The next step as the ruby button; what needs scans is done on the order's page. */
function NextStep({ order, me, page, onAssemble, isAssembling }: StepProps) {
  const navigate = useNavigate();
  const step = stepOf(order);
  if (step === null || !mayTake(me, step))
    return (
      <ButtonLink look="quiet" to={page}>
        Открыть заказ
      </ButtonLink>
    );
  if (step === 'assemble')
    return (
      <Button hotKey="C" isBusy={isAssembling} onClick={() => onAssemble(order)}>
        Собрать
      </Button>
    );
  return (
    <Button hotKey="B" onClick={() => void navigate(page)}>
      {STEP_BUTTONS[step]}
    </Button>
  );
}

const STEP_BUTTONS = { ready: 'Отметить готовым', send: 'Передать курьеру', 'hand-over': 'Выдать' } as const;
