import type { suggestAddresses as suggestions } from '@yahont/contracts/addresses/addresses.ts';
import { call } from './browser.ts';

/** Streets and houses of a city that match the text. */
export const suggestAddresses = (cityId: number, text: string) =>
  call<typeof suggestions>(
    'GET',
    `/api/account/address-suggestions?city=${cityId}&q=${encodeURIComponent(text)}`,
  );
