import { listConsents } from '@yahont/contracts/consents/consents.ts';
import { getErasure } from '@yahont/contracts/privacy/privacy.ts';
import type { CallApi } from '#app/lib/api/call.server.ts';
import { shownConsents, type ShownConsent } from './consent-words.ts';

export type OwnData = { consents: ShownConsent[]; eraseAt: string | null };

/** The account's consents, and whether it is about to be erased. */
export async function loadOwnData(api: CallApi): Promise<OwnData> {
  const [{ items }, { eraseAt }] = await Promise.all([api(listConsents), api(getErasure)]);
  return { consents: shownConsents(items), eraseAt };
}
