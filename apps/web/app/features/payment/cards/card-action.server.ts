import { removeSavedCard } from '@yahont/contracts/payment/saved-cards.ts';
import { ApiProblem, type CallApi } from '#app/lib/api/call.server.ts';
import { isRefusal } from '#app/shop/words/refusal-text.ts';
import { readText } from '#app/base/forms/form-text.ts';

/** Removes a card of the account. Succeeds too when the card is gone or was never the account's. */
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
