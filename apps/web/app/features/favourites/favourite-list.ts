import type { ChosenList } from '#app/lib/visitor/chosen-store.ts';

export const FAVOURITE_LIST: ChosenList = ({ favouriteIds }) => favouriteIds;
