import * as contract from '@yahont/contracts/addresses/addresses.ts';
import type { SuggestedAddress } from '@yahont/contracts/addresses/addresses.ts';
import type { CityDirectory } from '#src/domains/ground/locations/index.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { QuestionLimit } from '#src/domains/ground/paid-services/index.ts';
import { refuse } from '#src/platform/errors.ts';
import type { AddressSource } from './address-source.ts';
import { knownStreets } from './known-streets.ts';

export type SuggestDeps = {
  cities: CityDirectory;
  /** Null: the shop knows only what shoppers have entered. */
  source: AddressSource | null;
  limit: QuestionLimit;
};

/**
 * Streets and houses that match the text: those of the source or, while it cannot be asked, streets
 * that several shoppers have entered. An unknown city has none.
 * @throws `too-many-suggestions` with `context.retryAfter`, seconds
 */
export async function suggestAddresses(
  ctx: AccountContext,
  { cities, source, limit }: SuggestDeps,
  { city: cityId, q }: { city: number; q: string },
): Promise<{ items: SuggestedAddress[] }> {
  const retryAfter = await limit.take(ctx, ctx.caller.accountId);
  if (retryAfter > 0)
    throw refuse(contract.suggestAddresses.refusals, 'too-many-suggestions', { retryAfter });
  const city = cities.find(cityId);
  if (!city) return { items: [] };
  const found = await source?.suggest({ city, text: q });
  return { items: found ?? (await knownStreets(ctx.db, { city, text: q })) };
}
