import type { StoneListing, StoneQuery } from '@yahont/contracts/stones/stone-listing.ts';
import type { Catalogue } from '#src/domains/goods/catalogue/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { StoneCatalogue } from '../projection/stone-catalogue.ts';
import { listStones } from './list-stones.ts';

type Deps = { stones: StoneCatalogue; catalogue: Catalogue };

/** A page of the stones on sale, with the setting for which a stone is being chosen. */
export function getStones(ctx: CallContext, deps: Deps, query: StoneQuery): StoneListing {
  return { ...listStones(ctx, deps.stones, query), setting: settingOf(deps.catalogue, query.setting) };
}

function settingOf(catalogue: Catalogue, code: string | undefined): StoneListing['setting'] {
  const record = code === undefined ? undefined : catalogue.findByCode(code);
  const seat = record?.facts.seat ?? null;
  return record === undefined || seat === null
    ? null
    : { productId: record.id, shortName: record.shortName, seat };
}
