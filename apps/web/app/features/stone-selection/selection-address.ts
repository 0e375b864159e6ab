import { INSCRIPTION_KEYS, SELECTION_KEYS } from '@yahont/contracts/stones/selection-keys.ts';
import type { StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import type { Engraving } from '@yahont/values/engraving.ts';
import { FILTER_VALUE_MAX } from '@yahont/contracts/wire/limits.ts';
import { stonesForSetting } from '#app/lib/navigation/stones-for-setting.ts';

export type SelectionKey = (typeof SELECTION_KEYS)[number];

/** The choices in the address of the setting page, key by key. */
export type Choice = { readonly [Key in SelectionKey]?: string | undefined };

/** Reads the keys that the page knows; an empty or overlong value is ignored. */
export function readChoice(search: URLSearchParams): Choice {
  const entries = SELECTION_KEYS.map((key) => [key, search.get(key) ?? ''] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== '' && value.length <= FILTER_VALUE_MAX));
}

/** The address of a stone's setting page, with `change` applied to `choice`; null removes a key. */
export function selectionHref(
  stoneCode: string,
  choice: Choice,
  change: { readonly [Key in SelectionKey]?: string | null } = {},
): string {
  const all = { ...choice, ...change };
  const search = new URLSearchParams();
  for (const key of SELECTION_KEYS) {
    const value = all[key];
    if (value !== null && value !== undefined) search.set(key, value);
  }
  const path = `/catalog/diamonds/${stoneCode}/selection/`;
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/** The keys of an inscription; none for an empty one. */
export function inscriptionOf({ text, face }: Engraving): Pick<Choice, 'engraving' | 'face'> {
  return text === '' ? { engraving: undefined, face: undefined } : { engraving: text, face };
}

/** Whether two addresses differ only in the inscription, which is drawn without the server. */
export function isSameButInscription(one: URL, other: URL): boolean {
  return withoutInscription(one) === withoutInscription(other);
}

function withoutInscription({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  for (const key of INSCRIPTION_KEYS) rest.delete(key);
  return `${pathname}?${rest.toString()}`;
}

/** Link to other stones of the same shape that fit the chosen setting. */
export function otherStones(
  { stone: { shape }, chosen }: Pick<StoneSelection, 'stone' | 'chosen'>,
  setting: string | undefined,
): string {
  return chosen !== null && chosen.code === setting
    ? stonesForSetting(setting, chosen.seat, [shape])
    : withSetting(`/catalog/diamonds/?shape=${shape}`, setting);
}

/** An address of the stone pages that leads back with the same setting. */
export function withSetting(path: string, setting: string | undefined): string {
  if (setting === undefined) return path;
  return `${path}${path.includes('?') ? '&' : '?'}setting=${encodeURIComponent(setting)}`;
}
