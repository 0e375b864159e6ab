import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';

/** What every group of filters gets. */
export type FilterProps = {
  listing: StoneListing;
  /** The address, with the scale of the answer. */
  search: URLSearchParams;
  onGo: (search: string) => void;
};
