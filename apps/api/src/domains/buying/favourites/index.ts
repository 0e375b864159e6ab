export { joinFavourites } from './join-favourites.ts';
export { listFavourites } from './list-favourites.ts';
