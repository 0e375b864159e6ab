import * as contract from '@yahont/contracts/office/items.ts';
import type { OfficeItem } from '@yahont/contracts/office/items.ts';
import type { CallContext } from '#src/platform/context.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { changeItem, type ItemChange } from './change-item.ts';
import { listOfficeItems } from './list-items.ts';
import { describeOfficeItem } from './office-item.ts';

/** Every call answers with the current state of the piece. */
export function officeItemRoutes(routes: Routes): void {
  serve(routes, contract.listOfficeItems, ({ ctx, query }) => listOfficeItems(ctx.db, query));
  serve(routes, contract.getOfficeItem, ({ ctx, params: { uin } }) => describeOfficeItem(ctx.db, uin));
  serve(routes, contract.placeItem, ({ ctx, params, body }) =>
    change(ctx, { verb: 'place', ...params, ...body }),
  );
  serve(routes, contract.sendItem, ({ ctx, params, body }) =>
    change(ctx, { verb: 'send', ...params, ...body }),
  );
  serve(routes, contract.receiveItem, ({ ctx, params, body }) =>
    change(ctx, { verb: 'receive', ...params, ...body }),
  );
  serve(routes, contract.holdItem, ({ ctx, params, body }) =>
    change(ctx, { verb: 'hold', ...params, ...body }),
  );
  serve(routes, contract.releaseItem, ({ ctx, params }) => change(ctx, { verb: 'release', ...params }));
  serve(routes, contract.loseItem, ({ ctx, params, body }) =>
    change(ctx, { verb: 'lose', ...params, ...body }),
  );
  serve(routes, contract.findItem, ({ ctx, params, body }) =>
    change(ctx, { verb: 'find', ...params, ...body }),
  );
  serve(routes, contract.writeOffItem, ({ ctx, params, body }) =>
    change(ctx, { verb: 'write-off', ...params, ...body }),
  );
}

async function change(ctx: CallContext, wanted: ItemChange): Promise<OfficeItem> {
  await changeItem(staffContext(ctx), wanted);
  return describeOfficeItem(ctx.db, wanted.uin);
}
