import { freshAnswers } from '#app/base/requests/fresh-answers.ts';
import { getPersonalRecommendations } from '#app/lib/api/browser.ts';
import { readViewed } from '#app/lib/viewed.ts';

/** How long the row is reused while the shopper navigates, milliseconds. */
const FRESH_MS = 300_000;

/**
 * The recommendations of this account; null for an anonymous visitor. Another account in the same browser
 * gets its own row.
 */
export const { ask: loadOwnRecommendations } = freshAnswers(
  (_accountId: number | null) => getPersonalRecommendations(readViewed(localStorage)),
  FRESH_MS,
);
