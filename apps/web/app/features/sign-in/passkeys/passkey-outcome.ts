/**
 * Outcome of a passkey prompt: the answer as JSON; `cancelled` when the person cancelled or the browser could
 * not answer; `failed` when the shop did not provide its challenge.
 */
export type PasskeyOutcome = { kind: 'answered'; answer: string } | { kind: 'cancelled' | 'failed' };

/** Lets the browser answer a challenge. Without an answer, the browser has already shown the reason. */
export async function answerOf(question: Promise<object>): Promise<PasskeyOutcome> {
  try {
    return { kind: 'answered', answer: JSON.stringify(await question) };
  } catch {
    // Cancelled, timed out or replaced by another prompt.
    return { kind: 'cancelled' };
  }
}
