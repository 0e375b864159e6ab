import { nearPart } from '#app/ui/parts/near-part.tsx';
import styles from './reviews.module.css';

const load = async () => (await import('./reviews-section.tsx')).ReviewsSection;

/**
 * Reviews are far down the page: their code is loaded when they come near. Their styles are needed at once:
 * all of them are in the chunk of the class used here (`chunks.ts`).
 */
export const ReviewsWhenNear = nearPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.place,
});
