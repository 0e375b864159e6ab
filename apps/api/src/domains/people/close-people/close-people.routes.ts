import * as contract from '@yahont/contracts/close-people/close-people.ts';
import { accountContext, serve, type Routes } from '#src/platform/http/serve.ts';
import { addClosePerson, changeClosePerson, removeClosePerson } from './change-close-people.ts';
import type { ClosePeopleDeps } from './close-people.deps.ts';
import { listClosePeople, listSizesOfPeople } from './list-close-people.ts';

export function closePeopleRoutes(routes: Routes, deps: ClosePeopleDeps): void {
  serve(routes, contract.listClosePeople, ({ ctx }) => listClosePeople(accountContext(ctx), deps));
  serve(routes, contract.listSizesOfPeople, ({ ctx }) => listSizesOfPeople(accountContext(ctx)));
  serve(routes, contract.addClosePerson, ({ ctx, body }) => addClosePerson(accountContext(ctx), body));
  serve(routes, contract.changeClosePerson, ({ ctx, params: { id }, body }) =>
    changeClosePerson(accountContext(ctx), { id, fields: body }),
  );
  serve(routes, contract.removeClosePerson, ({ ctx, params }) =>
    removeClosePerson(accountContext(ctx), params.id),
  );
}
