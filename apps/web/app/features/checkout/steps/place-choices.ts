import type { CheckoutOptions } from '@yahont/contracts/checkout/checkout.ts';
import { formatDeliveryDate } from '@yahont/values/dates/city-time.ts';
import { addressBeside } from '#app/shop/words/place-text.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { PlaceChoice } from './places-part.tsx';

/** The stores of the city; `today` in the city's calendar. */
export function storeChoices(pickup: CheckoutOptions['pickup'], today: string): PlaceChoice[] {
  return pickup.map(({ store, readyDate, isAllInStore, early }) => ({
    value: String(store.id),
    title: store.name,
    address: addressBeside(store),
    facts: joined(store.metro, store.openText),
    ready: `${isAllInStore ? 'Готово' : 'Привезём'} ${formatDeliveryDate(readyDate, today)}${waitText(early)}`,
    isHere: isAllInStore,
  }));
}

/** The pickup points of a carrier. */
export function pointChoices(
  { places, date }: NonNullable<CheckoutOptions['point']>,
  today: string,
): PlaceChoice[] {
  return places.map(({ code, name, address, metro, hoursText }) => ({
    value: code,
    title: name === '' ? address : name,
    address: name === '' ? '' : addressBeside({ name, address }),
    facts: joined(metro, hoursText),
    ready: `Привезём ${formatDeliveryDate(date, today)}`,
    isHere: false,
  }));
}

/** «, ждём 1 из 3 изделий»: the items that are already there can be collected earlier. */
function waitText(early: CheckoutOptions['pickup'][number]['early']): string {
  if (early === null) return '';
  const [later, ready] = [early.later, early.ready].map((pieces) =>
    pieces.reduce((sum, { quantity }) => sum + quantity, 0),
  );
  return nbsp(`, ждём ${later} из ${(later ?? 0) + (ready ?? 0)} изделий`);
}

function joined(...facts: readonly string[]): string {
  return facts.filter((fact) => fact !== '').join(' · ');
}
