import { removeSavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { readText } from '#app/base/forms/form-text.ts';

/** Forgets a card of the account; one that is gone already, or was never the account's, is gone. */
export async function removeCard(api: CallApi, form: FormData): Promise<{ text: string }> {
  try {
    await api(removeSavedCard, { params: { id: readText(form, 'id') } });
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { problem } = error;
    if (!isRefusal<typeof removeSavedCard>(problem, 'saved-card-not-found')) throw error;
  }
  return { text: 'Удалили карту, согласие отозвано' };
}
