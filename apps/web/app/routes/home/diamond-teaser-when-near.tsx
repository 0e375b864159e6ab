import styles from '#app/features/home/diamonds/diamond-teaser.module.css';
import { nearPart } from '#app/ui/parts/near-part.tsx';

const load = async () => (await import('#app/features/home/diamonds/diamond-teaser.tsx')).DiamondTeaser;

/**
 * Drawings, sliders and histograms are a tenth of the page's code, and the teaser is far below its top. Its styles are
 * needed at once: all of them are in the chunk of the class used here (`chunks.ts`).
 */
export const DiamondTeaserWhenNear = nearPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.root,
});
