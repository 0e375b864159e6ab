import type { SwitchCode } from '@yahont/contracts/listing-facets.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const NAMES: Readonly<Record<SwitchCode, (cityIn: string) => string>> = {
  shop: (cityIn) => `Есть в салонах ${cityIn}`,
  sale: () => 'Со скидкой',
};

/** @param cityIn «в Москве» */
export function switchName(code: SwitchCode, cityIn: string): string {
  return nbsp(NAMES[code](cityIn));
}
