import { nearPart } from '#app/ui/parts/near-part.tsx';
import styles from './dossier.module.css';

const load = async () => (await import('./dossier-section.tsx')).DossierSection;

/**
 * Few pieces have a dossier, and it is far down the page: its code is loaded when it comes near. Its styles
 * are needed at once: all of them are in the chunk of the class used here (`chunks.ts`).
 */
export const DossierWhenNear = nearPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.place,
});
