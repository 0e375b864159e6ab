import type { ItemState } from '@yahont/contracts/office/items.ts';
import type { StoneState } from '@yahont/contracts/stones/stone-page.ts';

type StoneFlags = { hiddenAt: Date | null; itemState: ItemState | null };

/** What pages say about a stone, by the state of its item; null: it has none. */
export function stateOf({ hiddenAt, itemState }: StoneFlags): StoneState {
  if (hiddenAt !== null || itemState === null) return 'sold';
  if (itemState === 'available') return 'available';
  return itemState === 'sold' || itemState === 'written-off' ? 'sold' : 'reserved';
}
