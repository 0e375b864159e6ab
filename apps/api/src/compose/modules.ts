import { afterModules } from '#src/compose/after-modules.ts';
import { goodsModules } from '#src/compose/goods-modules.ts';
import { composeHouse, type HouseDeps } from '#src/compose/house.ts';
import { composeAccounts, peopleModules } from '#src/compose/people-modules.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { PersonalData } from '#src/platform/personal-data.ts';

export type Modules = Awaited<ReturnType<typeof composeModules>>['modules'];

/**
 * Creates every module of the API and returns them as one list with the state that the API itself needs. Adapters are
 * chosen in this folder only.
 */
export async function composeModules(parts: HouseDeps) {
  const house = await composeHouse(parts);
  const accounts = await composeAccounts(house);
  const persons: Record<string, PersonalData> = {};
  const modules = [
    accounts,
    ...goodsModules(house),
    ...peopleModules(house, accounts, () => persons),
    ...afterModules(house),
  ] as const;
  Object.assign(persons, personsOf(modules));
  return {
    modules,
    persons,
    keys: house.keys,
    endedSessions: accounts.deps.endedSessions,
    cities: house.cities,
    stores: house.stores,
    catalogue: house.catalogue,
    seo: house.seoPart.seo,
  };
}

/** What each module stores about a person, by module; includes modules that are switched off. */
function personsOf(modules: readonly DomainModule[]): Record<string, PersonalData> {
  return Object.fromEntries(modules.flatMap(({ name, person }) => (person ? [[name, person]] : [])));
}
