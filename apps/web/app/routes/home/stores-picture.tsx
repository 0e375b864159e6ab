import { keptPart } from '#app/ui/parts/near-part.tsx';
import styles from './stores-picture.module.css';

const load = async () => (await import('#app/features/stores/map/map-picture.tsx')).MapPicture;

/** A picture without code: links to the stores are beside it, and the running map is on their page. */
export const StoresPicture = keptPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.root,
});
