import type { Seat } from '@yahont/contracts/product-facts.ts';

/**
 * The loose stones that fit a setting: of all its shapes or of one, and of the size of its seat. The address
 * keeps the setting for the way back.
 * @param code the setting's own
 */
export function stonesForSetting(
  code: string,
  { fromMm100, toMm100, ...seat }: Pick<Seat, 'shapes' | 'fromMm100' | 'toMm100'>,
  shapes: Seat['shapes'] = seat.shapes,
): string {
  const asked = new URLSearchParams(shapes.map((shape) => ['shape', shape]));
  asked.set('setting', code);
  asked.set('size', `${fromMm100 / 100}-${toMm100 / 100}`);
  return `/catalog/diamonds/?${asked.toString()}`;
}
