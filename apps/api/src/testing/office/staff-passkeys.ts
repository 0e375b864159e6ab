import { z } from 'zod';
import * as contract from '@yahont/contracts/office/staff-passkeys.ts';
import type { TestApi } from '../api.ts';
import { createAuthenticator } from '../person/authenticator.ts';

export const ORIGIN = 'https://shop.test';
const Challenge = z.object({ challenge: z.string() });
type Device = ReturnType<typeof createAuthenticator>;
type Headers = { authorization: string };

/** A passkey that a device has made for the caller, not sent yet. */
export async function newPasskeyOf(api: TestApi, headers: Headers) {
  const { options } = (await api.call(contract.newStaffPasskeyOptions, { headers })).answer();
  const device = createAuthenticator();
  const { challenge } = Challenge.parse(options);
  return { device, response: device.create({ origin: ORIGIN, challenge }) };
}

/** The same, kept. */
export async function addPasskeyOf(api: TestApi, headers: Headers): Promise<Device> {
  const { device, response } = await newPasskeyOf(api, headers);
  (await api.call(contract.addStaffPasskey, { headers, body: { response } })).answer();
  return device;
}

/** What a device signs for a fresh proof. */
export async function passkeyProof(api: TestApi, headers: Headers, device: Device) {
  const { options } = (await api.call(contract.proofPasskeyOptions, { headers })).answer();
  return device.answer({ origin: ORIGIN, challenge: Challenge.parse(options).challenge });
}

/** The challenge of a sign-in. */
export async function enteringChallenge(api: TestApi): Promise<string> {
  const { options } = (await api.call(contract.staffPasskeyOptions, {})).answer();
  return Challenge.parse(options).challenge;
}
