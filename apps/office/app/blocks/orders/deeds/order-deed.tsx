import { useQueryClient } from '@tanstack/react-query';
import type { OfficeOrder } from '@yahont/contracts/office/orders.ts';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { call } from '#app/lib/calls/call.ts';
import { cancelOrder } from '#app/lib/calls/routes/orders.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import type { Deed } from '../data/deeds.ts';
import { refusedText } from '../data/refused.ts';
import { useOrderDeeds } from '../data/use-order.ts';
import { MessageDialog } from '../messages/message-dialog.tsx';
import { ElsewhereDialog } from './elsewhere-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';
import { ReturnedDialog } from './returned-dialog.tsx';
import { StorageDialog } from './storage-dialog.tsx';
import { VisitDialog } from './visit-dialog.tsx';
import { WishDialog } from './wish-dialog.tsx';

type Props = { deed: Deed; order: OfficeOrder; onClose: () => void };

/** The window of a deed. */
export function OrderDeed({ deed, order, onClose }: Props) {
  switch (deed) {
    case 'change':
      return <ChangeDialog order={order} onClose={onClose} />;
    case 'message':
      return <MessageDialog order={order} onClose={onClose} />;
    case 'storage':
      return <StorageDialog order={order} onClose={onClose} />;
    case 'visit':
      return <VisitDialog order={order} onClose={onClose} />;
    case 'returned':
      return <ReturnedDialog order={order} onClose={onClose} />;
    case 'part':
      return <PartDialog order={order} onClose={onClose} />;
    case 'elsewhere':
      return <ElsewhereDialog id={order.id} number={order.number} onClose={onClose} />;
    case 'return':
      return <WishDialog order={order} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog id={order.id} number={order.number} onClose={onClose} />;
  }
}

/** Cancels an order of this number, wherever it is shown. */
export function CancelDialog({ id, number, onClose }: { id: number; number: string; onClose: () => void }) {
  const cache = useQueryClient();
  const { keep } = useOrderDeeds();
  return (
    <DeedDialog
      title={`Отменить ${number}`}
      happens="Изделия вернутся в продажу, деньги и бонусы — покупателю, он получит сообщение. Обратно отменить нельзя."
      button="Отменить заказ"
      isDanger
      hasReason
      onClose={onClose}
      refused={refusedText}
      act={async (reason) => {
        keep(await call(cancelOrder, { params: { id }, body: { reason } }));
        await cache.invalidateQueries({ queryKey: ['uncollected'] });
        return `${number} отменён, деньги возвращаются`;
      }}
    />
  );
}
