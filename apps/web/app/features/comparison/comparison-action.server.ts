import {
  addToComparison,
  clearComparison,
  removeFromComparison,
} from '@yahont/contracts/comparisons/comparisons.ts';
import { COMPARED_KINDS, type ComparedKind } from '@yahont/contracts/comparisons/compared-kinds.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import type { Refusal } from '#app/shop/words/refusal-text.ts';
import { readText } from '#app/base/forms/form-text.ts';

/** The result of a form of the comparison. */
export type ComparisonResult = { intent: Intent; kind: ComparedKind } & (
  | { ok: true }
  | { ok: false; refusal: Refusal }
);

const INTENTS = ['add', 'remove', 'clear'] as const;
type Intent = (typeof INTENTS)[number];

/**
 * Handles a pressed button `add`, `remove` (`stones:12`) or `clear` (`stones`).
 * @throws a response of 400 for a form that no page of the shop has
 */
export async function changeComparison(api: CallApi, form: FormData): Promise<ComparisonResult> {
  const intent = INTENTS.find((name) => form.has(name));
  const [named, digits = ''] = intent === undefined ? [] : readText(form, intent).split(':');
  const kind = COMPARED_KINDS.find((one) => one === named);
  if (intent === undefined || kind === undefined || (intent !== 'clear' && !/^\d{1,9}$/.test(digits)))
    throw new Response('Unknown intent', { status: 400 });
  try {
    const params = { kind, id: Number(digits) };
    if (intent === 'add') await api(addToComparison, { params });
    else if (intent === 'remove') await api(removeFromComparison, { params });
    else await api(clearComparison, { params: { kind } });
    return { intent, kind, ok: true };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { code, context } = error.problem;
    return { intent, kind, ok: false, refusal: { code, context } };
  }
}
