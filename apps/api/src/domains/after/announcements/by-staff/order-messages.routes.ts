import { listOrderMessages, writeOrderMessage } from '@yahont/contracts/office/order-work/order-messages.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { listMessages, writeMessage, type MessageDeps } from './write-message.ts';

/** What staff write to the buyers of orders. */
export function orderMessageRoutes(routes: Routes, deps: MessageDeps): void {
  serve(routes, listOrderMessages, ({ ctx, params: { id } }) => listMessages(staffContext(ctx), deps, id));
  serve(routes, writeOrderMessage, ({ ctx, params: { id }, body }) =>
    writeMessage(staffContext(ctx), deps, { ...body, orderId: id }),
  );
}
