import type { PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import type { SignIn } from '@yahont/contracts/office/staff-sign-in.ts';
import { call, codeOf } from '../calls/call.ts';
import {
  addPasskey,
  enterPasskeyOptions,
  enterWithPasskey,
  newPasskeyOptions,
  proofPasskeyOptions,
  proveAgainWithPasskey,
} from '../calls/routes/passkeys.ts';
import { failureText } from '../words/failure.ts';
import { makePasskey, PasskeyCancelled, signChallenge } from './ask-browser.ts';

type Signed = Awaited<ReturnType<typeof signChallenge>>;

/** Only what the contract has. */
function answerOf({ id, rawId, response }: Signed): PasskeyAnswer {
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: {
      clientDataJSON,
      authenticatorData,
      signature,
      ...(userHandle === undefined ? {} : { userHandle }),
    },
  };
}

/** Signs in by a passkey alone. */
export async function enterByPasskey(): Promise<SignIn> {
  const { options } = await call(enterPasskeyOptions, {}, { signedOut: 'fail' });
  const response = answerOf(await signChallenge(options));
  return call(enterWithPasskey, { body: { response } }, { signedOut: 'fail' });
}

/** A fresh proof by a passkey of the person. */
export async function proveByPasskey(): Promise<void> {
  const { options } = await call(proofPasskeyOptions, {});
  const response = answerOf(await signChallenge(options));
  await call(proveAgainWithPasskey, { body: { response } });
}

/** Makes a passkey on this device and keeps it. */
export async function createPasskey() {
  const about = 'Добавить ключ этого устройства.';
  const { options } = await call(newPasskeyOptions, {}, { about });
  const { id, rawId, response } = await makePasskey(options);
  const { clientDataJSON, attestationObject, transports } = response;
  const made = {
    id,
    rawId,
    type: 'public-key' as const,
    response: {
      clientDataJSON,
      attestationObject,
      ...(transports === undefined ? {} : { transports: transports.map(String) }),
    },
  };
  return call(addPasskey, { body: { response: made } }, { about });
}

/** Why a passkey did not work. */
export function passkeyErrorText(error: unknown): string {
  if (error instanceof PasskeyCancelled)
    return 'Ключ не ответил: окно закрыли, или время вышло. Можно ещё раз.';
  const code = codeOf(error);
  if (code === 'passkey-refused') return 'Этот ключ здесь не подходит: войдите паролем и кодом.';
  if (code === 'too-many-passkeys') return 'Ключей уже десять: сначала удалите лишний.';
  if (code === 'no-keys') return 'У ключа консоли этого нет.';
  return failureText(error);
}
