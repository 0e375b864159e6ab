import { z } from 'zod';
import type { DadataSettings } from './dadata-settings.ts';

const Answer = z.object({ suggestions: z.array(z.unknown()) });

type Question = {
  /** «suggest/address» */
  path: string;
  body: object;
  /** An answer that takes longer is ignored, milliseconds. */
  budgetMs: number;
};

/** `POST /suggestions/api/4_1/rs/…` (FACTS 10). Throws when no valid answer comes in time. */
export async function askDadata(
  { token, apiUrl = 'https://suggestions.dadata.ru' }: DadataSettings,
  { path, body, budgetMs }: Question,
): Promise<unknown[]> {
  const response = await fetch(new URL(`/suggestions/api/4_1/rs/${path}`, apiUrl), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Token ${token}`,
    },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(budgetMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`DaData answered HTTP ${response.status}`);
  }
  return Answer.parse(await response.json()).suggestions;
}
