import type { RecommendationItem } from '@yahont/contracts/recommendations/recommendations.ts';
import { queryClient } from '#app/base/requests/query-client.ts';
import { getPersonalRecommendations } from '#app/lib/api/browser.ts';
import { readViewed } from '#app/lib/viewed.ts';

/** How long the row is reused while the shopper navigates, milliseconds. */
const FRESH_MS = 300_000;

/**
 * The recommendations of this account; null for an anonymous visitor. Another account in the same browser
 * gets its own row.
 */
export function loadOwnRecommendations(accountId: number | null): Promise<readonly RecommendationItem[]> {
  return queryClient().fetchQuery({
    queryKey: ['recommendations', accountId],
    queryFn: () => getPersonalRecommendations(readViewed(localStorage)),
    staleTime: FRESH_MS,
  });
}
