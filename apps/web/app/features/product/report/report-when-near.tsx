// The markup is the server's until the part is near, so its styles come with the page (`chunks.ts`).
import '#app/ui/certificate/certificate-parts.module.css';
import '#app/ui/certificate/certificate-sheet.module.css';
import { nearPart } from '#app/ui/parts/near-part.tsx';

const load = async () => (await import('./report-section.tsx')).ReportSection;

/** Few pieces have a report, and it is far down their page: its drawings are loaded when it comes near. */
export const ReportWhenNear = nearPart({
  load,
  loaded: import.meta.env.SSR ? await load() : null,
});
