import type { SuggestedAddress } from '@yahont/contracts/addresses/addresses.ts';
import type { Suggestion } from '#app/ui/suggesting/suggest-field.tsx';

/** A suggested street or house as an option below its field. */
export function toOption(suggested: SuggestedAddress): Suggestion<SuggestedAddress> {
  const { street, house, postcode } = suggested;
  const text = house === '' ? street : `${street}, ${house}`;
  return { key: `${text} ${postcode}`, text, note: postcode, value: suggested };
}
