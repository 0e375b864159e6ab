export { createShopState, type ShopState } from './state/read-shop-state.ts';
export { explainOrder, type OrderStory } from './why/explain-order.ts';
export type { Wait } from './why/waits.ts';
