import { startRegistration, type PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { answerOf, type PasskeyOutcome } from './passkey-outcome.ts';
import { postForOptions } from './post-for-options.ts';

/** Lets the browser create a passkey; `proof-needed` when the owner must prove their identity first. */
export async function makePasskey(): Promise<PasskeyOutcome | { kind: 'proof-needed' }> {
  const options = await postForOptions<PublicKeyCredentialCreationOptionsJSON>('/api/user/passkeys/options');
  if (options === 'proof-needed') return { kind: 'proof-needed' };
  return options === null ? { kind: 'failed' } : answerOf(startRegistration({ optionsJSON: options }));
}
