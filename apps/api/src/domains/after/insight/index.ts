export { createShopState, type ShopState } from './state/read-shop-state.ts';
