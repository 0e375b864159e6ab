import { nearPart } from '#app/ui/parts/near-part.tsx';
import styles from './sets.module.css';

const load = async () => (await import('./sets-of-product.tsx')).SetsOfProduct;

/** Sets are below the fold: their code is loaded when they come near. */
export const SetsWhenNear = nearPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.place,
});
