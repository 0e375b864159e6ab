import { useQueryClient } from '@tanstack/react-query';
import type { PricePlan } from '@yahont/contracts/office/products.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { cancelPricePlan } from '#app/lib/calls/routes/products.ts';
import { useNow } from '#app/lib/look/now.ts';
import { planText } from '../plan-text.ts';

type Props = { plan: PricePlan; onClose: () => void };

/** Drops a plan, or ends an active one before its time. */
export function CancelPlan({ plan, onClose }: Props) {
  const cache = useQueryClient();
  const now = useNow();
  const isActive = plan.state === 'active';
  return (
    <DeedDialog
      title={isActive ? 'Закончить план раньше срока' : 'Отменить план'}
      happens={
        isActive
          ? `Сразу вернётся цена, которая была до плана. Сейчас по плану ${planText(plan, now)}.`
          : `Не начнётся: ${planText(plan, now)}.`
      }
      button={isActive ? 'Вернуть прежнюю цену' : 'Отменить план'}
      refused={(error) =>
        codeOf(error) === 'plan-over'
          ? 'План уже закончился или отменён. Закройте окно, карточка обновится.'
          : null
      }
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['products'] });
        onClose();
      }}
      send={async (reason) => {
        await call(cancelPricePlan, { params: { id: plan.id }, body: { reason } });
        return isActive ? 'План закончен, вернулась прежняя цена' : 'План отменён';
      }}
    />
  );
}
