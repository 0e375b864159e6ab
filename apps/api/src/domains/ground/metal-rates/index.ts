export { getGoldRate } from './get-gold-rate.ts';
export type { MetalRateDeps } from './metal-rates.deps.ts';
