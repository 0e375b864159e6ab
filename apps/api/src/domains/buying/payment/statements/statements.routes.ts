import { importStatement as contract } from '@yahont/contracts/office/money/statements.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { importStatement } from './import-statement.ts';

/** Statements of the bank. */
export function statementRoutes(routes: Routes, deps: PaymentDeps): void {
  serve(routes, contract, ({ ctx, body }) =>
    importStatement(staffContext(ctx), deps, Buffer.from(body.file, 'base64')),
  );
}
