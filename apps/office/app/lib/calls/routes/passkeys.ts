import type { proveAgain as prove } from '@yahont/contracts/office/proof/proof.ts';
import type {
  addStaffPasskey as add,
  newStaffPasskeyOptions as newOptions,
  proofPasskeyOptions as proofOptions,
  proveAgainWithPasskey as provePasskey,
  removeStaffPasskey as remove,
  renameStaffPasskey as rename,
  signInStaffWithPasskey as enter,
  staffPasskeyOptions as enterOptions,
} from '@yahont/contracts/office/staff-passkeys.ts';
import { route } from '../route.ts';

export const enterPasskeyOptions = route<typeof enterOptions>('POST', '/office/api/session/passkey/options');
export const enterWithPasskey = route<typeof enter>('POST', '/office/api/session/passkey');
export const newPasskeyOptions = route<typeof newOptions>('POST', '/office/api/me/passkeys/options');
export const addPasskey = route<typeof add>('POST', '/office/api/me/passkeys');
export const renamePasskey = route<typeof rename>('POST', '/office/api/me/passkeys/{id}/name');
export const removePasskey = route<typeof remove>('DELETE', '/office/api/me/passkeys/{id}');
export const proveAgain = route<typeof prove>('POST', '/office/api/me/proof');
export const proofPasskeyOptions = route<typeof proofOptions>('POST', '/office/api/me/proof/passkey/options');
export const proveAgainWithPasskey = route<typeof provePasskey>('POST', '/office/api/me/proof/passkey');
