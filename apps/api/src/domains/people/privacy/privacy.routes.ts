import * as office from '@yahont/contracts/office/customers/find.ts';
import * as contract from '@yahont/contracts/privacy/privacy.ts';
import { requireFreshEntry } from '#src/domains/people/accounts/index.ts';
import { accountContext, serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { askForErasure, getErasure, withdrawErasure } from './asking/own-erasure.ts';
import { findCustomers } from './office/find-customers.ts';
import { describeCustomer, revealCustomer } from './office/office-customer.ts';
import { exportPerson } from './export-person.ts';
import type { PersonalParts } from './personal-parts.ts';

export function privacyRoutes(routes: Routes, deps: { parts: PersonalParts; publicUrl: string }): void {
  serve(routes, contract.exportOwnData, async ({ ctx, header }) => {
    const own = accountContext(ctx);
    await requireFreshEntry(own.db, own);
    header('content-disposition', 'attachment; filename="yahont-dannye.json"');
    const { accountId } = own.caller;
    const exported = await exportPerson(own, deps.parts(), { accountId, asker: 'owner' });
    // Times as text, as in the file.
    return JSON.parse(JSON.stringify(exported)) as Record<string, unknown>;
  });
  serve(routes, office.findCustomers, ({ ctx, query: { q } }) => findCustomers(ctx.db, q));
  serve(routes, office.getOfficeCustomer, ({ ctx, params: { id } }) => describeCustomer(ctx, id));
  serve(routes, office.revealCustomer, ({ ctx, params: { id }, body }) =>
    revealCustomer(staffContext(ctx), { id, ...body }),
  );
  serve(routes, contract.getErasure, ({ ctx }) => getErasure(accountContext(ctx)));
  serve(routes, contract.askForErasure, ({ ctx }) => askForErasure(accountContext(ctx), deps));
  serve(routes, contract.withdrawErasure, ({ ctx }) => withdrawErasure(accountContext(ctx)));
}
