import {
  listBankLines as listLines,
  setBankLineAside as lineAside,
} from '@yahont/contracts/office/money/bank-lines.ts';
import { importStatement as contract } from '@yahont/contracts/office/money/statements.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { listBankLines, setBankLineAside } from './bank-lines.ts';
import { importStatement } from './import-statement.ts';

/** Statements of the bank. */
export function statementRoutes(routes: Routes, deps: PaymentDeps): void {
  serve(routes, contract, ({ ctx, body }) =>
    importStatement(staffContext(ctx), deps, Buffer.from(body.file, 'base64')),
  );
  serve(routes, listLines, ({ ctx, query }) => listBankLines(staffContext(ctx), query));
  serve(routes, lineAside, async ({ ctx, params: { id }, body: { reason } }) => {
    await setBankLineAside(staffContext(ctx), { id, reason });
    return { success: true as const };
  });
}
