import styles from '#app/shop/certificate/certificate-parts.module.css';
import { nearPart } from '#app/ui/parts/near-part.tsx';

const load = async () => (await import('./report-section.tsx')).ReportSection;

/**
 * Few pieces have a report, and it is far down the page: its drawings are loaded when it comes near. Its
 * styles are needed at once: all of them are in the chunk of the class used here (`chunks.ts`).
 */
export const ReportWhenNear = nearPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
  className: styles.place,
});
