import * as contract from '@yahont/contracts/office/stores.ts';
import { serve, staffContext, type Routes } from '#src/platform/http/serve.ts';
import { versionOf } from '#src/platform/versions.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import { changeStore } from './change-store.ts';
import { describeOfficeStore, listOfficeStores } from './office-store.ts';

export function officeStoreRoutes(routes: Routes, cities: CityDirectory): void {
  serve(routes, contract.listOfficeStores, ({ ctx }) => listOfficeStores(staffContext(ctx), cities));
  serve(routes, contract.getOfficeStore, ({ ctx, params: { id } }) =>
    describeOfficeStore(staffContext(ctx), cities, id),
  );
  serve(routes, contract.changeStore, async ({ ctx, params: { id }, body, request }) => {
    const staff = staffContext(ctx);
    await changeStore(staff, id, { ...body, version: versionOf(request) });
    return describeOfficeStore(staff, cities, id);
  });
}
