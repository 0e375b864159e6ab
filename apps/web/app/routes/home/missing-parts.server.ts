import { getCatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { listStores } from '@yahont/contracts/stores/stores.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';

/** What a new shop still lacks. */
export type MissingPart = 'texts' | 'goods' | 'stores';

/** Parts that the home page lacks before its texts are imported. */
export async function missingParts(api: CallApi): Promise<MissingPart[]> {
  const [{ sections }, stores] = await Promise.all([api(getCatalogueMenu), api(listStores, { query: {} })]);
  return [
    'texts',
    ...(sections.length === 0 ? (['goods'] as const) : []),
    ...(stores.length === 0 ? (['stores'] as const) : []),
  ];
}
