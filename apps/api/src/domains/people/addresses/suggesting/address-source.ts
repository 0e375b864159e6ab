import type { City } from '@yahont/contracts/locations/locations.ts';
import type { SuggestedAddress } from '@yahont/contracts/addresses/addresses.ts';

/** A source for the streets and houses of a city. Answers null when it cannot be asked now. */
export type AddressSource = {
  suggest: (asked: { city: City; text: string }) => Promise<SuggestedAddress[] | null>;
};
