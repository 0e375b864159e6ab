export { countCart } from './count-cart.ts';
export { cartReads, describeCart } from './get-cart.ts';
export { joinCarts } from './join-carts.ts';
export { listCartProducts } from './list-cart-products.ts';
export { clearCartWrites, lockedCartRead } from './lock-cart.sql.ts';
export type { LockedCart, OrderableLine } from './lock-cart.sql.ts';
export type { CartDeps } from './cart-deps.ts';
