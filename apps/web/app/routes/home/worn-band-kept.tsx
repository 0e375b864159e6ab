import { keptPart } from '#app/ui/parts/near-part.tsx';
import styles from '#app/features/home/worn/worn-band.module.css';

const load = async () => (await import('#app/features/home/worn/worn-band.tsx')).WornBand;

/** Drawings without any behaviour: the browser loads no code for them. Their styles are those of the class used here. */
export const WornBandKept = keptPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.place,
});
