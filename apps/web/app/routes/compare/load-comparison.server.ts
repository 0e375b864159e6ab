import { redirect } from 'react-router';
import { getTextPage, type TextPage } from '@yahont/contracts/content/content.ts';
import { getComparison, type Comparison } from '@yahont/contracts/comparisons/comparisons.ts';
import { COMPARED_MAX, type ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import { changeComparison } from '#app/features/comparison/comparison-action.server.ts';
import { comparisonPath } from '#app/features/comparison/comparison-path.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';

const NAMES = { stones: /^[a-z0-9][a-z0-9-]{0,119}$/, products: /^\d{1,9}$/ } as const;

/** The items in the address, otherwise the visitor's own comparison; with the count of the other kind. */
export type ComparisonData = Comparison & { isShared: boolean };

/**
 * @param url `?stones=code,code` or `?products=id,id` shows these items to anyone; malformed and excess
 * values are ignored
 */
export async function loadComparison(api: CallApi, url: URL, kind: ComparedKind): Promise<ComparisonData> {
  const named = (url.searchParams.get(kind) ?? '').split(',').filter((name) => NAMES[kind].test(name));
  const isShared = named.length > 0;
  const query = isShared ? { [kind]: named.slice(0, COMPARED_MAX).join(',') } : {};
  return { ...(await api(getComparison, { query })), isShared };
}

/** Handles a form of the page, or a button of another page that was pressed without JavaScript. */
export async function takeComparisonForm(api: CallApi, request: Request) {
  const result = await changeComparison(api, await request.formData());
  if (result.ok && result.intent === 'add') throw redirect(comparisonPath(result.kind), 303);
  return result;
}

/**
 * The text about how to compare stones, for visitors with an empty comparison; null when editors wrote none.
 */
export async function findComparisonText(api: CallApi): Promise<TextPage | null> {
  try {
    return await api(getTextPage, { query: { path: comparisonPath('stones') } });
  } catch (error) {
    if (error instanceof ApiProblem && error.problem.status === 404) return null;
    throw error;
  }
}
