import * as contract from '@yahont/contracts/addresses/addresses.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { addAddress, changeAddress, makeAddressDefault, removeAddress } from './change-addresses.ts';
import { listAddresses } from './list-addresses.ts';
import { suggestAddresses, type SuggestDeps } from './suggesting/suggest-addresses.ts';

export function addressRoutes(routes: Routes, deps: SuggestDeps): void {
  const { cities } = deps;
  serve(routes, contract.listAddresses, ({ ctx }) => listAddresses(accountContext(ctx), cities));
  serve(routes, contract.addAddress, ({ ctx, body }) => addAddress(accountContext(ctx), cities, body));
  serve(routes, contract.changeAddress, ({ ctx, params: { id }, body }) =>
    changeAddress(accountContext(ctx), cities, { id, fields: body }),
  );
  serve(routes, contract.removeAddress, ({ ctx, params: { id } }) =>
    removeAddress(accountContext(ctx), cities, id),
  );
  serve(routes, contract.makeAddressDefault, ({ ctx, params: { id } }) =>
    makeAddressDefault(accountContext(ctx), cities, id),
  );
  serve(routes, contract.suggestAddresses, ({ ctx, query }) =>
    suggestAddresses(accountContext(ctx), deps, query),
  );
}
