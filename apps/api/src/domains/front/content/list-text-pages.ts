import type { TextPage } from '@yahont/contracts/content/content.ts';
import type { Context } from '#src/platform/context.ts';
import type { ShopOffers } from './needs/fulfilled.ts';
import { listPages } from './texts.ts';

/** All text pages by address, for the site map. */
export async function listTextPages(
  ctx: Context,
  offers: ShopOffers,
): Promise<Pick<TextPage, 'path' | 'h1'>[]> {
  return (await listPages(ctx, offers)).map(({ address, body: { h1 } }) => ({ path: address, h1 }));
}
