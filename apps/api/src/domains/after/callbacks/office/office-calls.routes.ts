import * as contract from '@yahont/contracts/office/calls.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import type { CallDeps } from './call-rows.ts';
import { listCalls } from './list-calls.ts';
import { setLine } from './set-line.ts';
import { endCall, releaseCall, takeCall } from './work-on-call.ts';

export function officeCallRoutes(routes: Routes, deps: CallDeps): void {
  serve(routes, contract.listCalls, ({ ctx, query }) => listCalls(staffContext(ctx), deps, query));
  serve(routes, contract.takeCall, ({ ctx, params: { id } }) => takeCall(staffContext(ctx), deps, id));
  serve(routes, contract.releaseCall, ({ ctx, params: { id } }) => releaseCall(staffContext(ctx), deps, id));
  serve(routes, contract.endCall, ({ ctx, params: { id }, body }) =>
    endCall(staffContext(ctx), deps, { id, ...body }),
  );
  serve(routes, contract.setLine, ({ ctx, body: { isOn } }) => setLine(staffContext(ctx), isOn));
}
