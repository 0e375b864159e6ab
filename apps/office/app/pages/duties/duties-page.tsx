import { useOutletContext, useSearchParams } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { ListPage } from '#app/blocks/lists/list-page.tsx';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { KeyFoot } from '#app/parts/lists/key-foot.tsx';
import { Segments } from '#app/parts/lists/tabs.tsx';
import { mayAsk } from '#app/lib/session/me.ts';
import { ExpiredMessages, FailedMessages } from './messages.tsx';
import { StuckParcels } from './stuck-parcels.tsx';
import { UncollectedOrders } from './uncollected-orders.tsx';

const KINDS = [
  { of: 'orders', name: 'Не забрали', permission: 'orders.see', Rows: UncollectedOrders },
  { of: 'parcels', name: 'Посылки застряли', permission: 'orders.see', Rows: StuckParcels },
  { of: 'failed', name: 'Не отправлено', permission: 'jobs.retry', Rows: FailedMessages },
  { of: 'expired', name: 'Опоздало', permission: 'jobs.retry', Rows: ExpiredMessages },
] as const;

/** What waits for somebody to decide, each kind with its next step in the row. */
export function DutiesPage() {
  const me = useOutletContext<Me>();
  const [search] = useSearchParams();
  const open = KINDS.filter(({ permission }) => mayAsk(me, permission));
  const shown = open.find(({ of }) => of === search.get('of')) ?? open[0];
  if (shown === undefined)
    return (
      <RightMissing
        title="Решить"
        right="видеть заказы или повторять сообщения"
        givenBy="сотрудникам магазинов, оператору, управляющему и администратору"
      />
    );
  return (
    <ListPage
      title="Решить"
      tabs={
        <Segments
          label="Что решить"
          tabs={open.map(({ of, name }) => ({ to: `/duties?of=${of}`, name, isOn: of === shown.of }))}
        />
      }
      foot={<KeyFoot keys={[[['J', 'K'], 'строки']]}>сначала самые давние</KeyFoot>}
    >
      <shown.Rows me={me} />
    </ListPage>
  );
}
