import type { StoneListing } from '@yahont/contracts/stones/stone-listing.ts';

/** Props of every group of filters. */
export type FilterProps = {
  listing: StoneListing;
  /** The address, with the scale of the answer. */
  search: URLSearchParams;
  onGo: (search: string) => void;
};
