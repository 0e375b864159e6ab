export { requisitesOf } from './drawing/invoice-pdf.ts';
export { mailFile } from './paper-files.ts';
export { PAPER_EVENTS } from './paper-events.ts';
export type { PaperEvents } from './paper-events.ts';
