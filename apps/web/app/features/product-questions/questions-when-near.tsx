import { nearPart } from '#app/ui/parts/near-part.tsx';
import styles from './product-questions.module.css';

const load = async () => (await import('./questions-section.tsx')).QuestionsSection;

/**
 * Questions are far down the page: their code is loaded when they come near. Their styles are needed at once: all of them
 * are in the chunk of the class used here (`chunks.ts`).
 */
export const QuestionsWhenNear = nearPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.place,
});
