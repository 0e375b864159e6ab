import { countOf } from '@yahont/values/text/plural.ts';

type NamedLine = { /** Null for anything but a gift certificate. */ gift: string | null; quantity?: number };

/** How many pieces and gift certificates: «2 изделия», «1 изделие и 3 сертификата». */
export function thingsText(things: readonly NamedLine[]): string {
  const numberOf = (some: readonly NamedLine[]) => some.reduce((sum, { quantity = 1 }) => sum + quantity, 0);
  const gifts = numberOf(things.filter(({ gift }) => gift !== null));
  const pieces = numberOf(things) - gifts;
  return [
    ...(pieces > 0 || gifts === 0 ? [countOf(pieces, ['изделие', 'изделия', 'изделий'])] : []),
    ...(gifts > 0 ? [countOf(gifts, ['сертификат', 'сертификата', 'сертификатов'])] : []),
  ].join(' и\u00A0');
}
