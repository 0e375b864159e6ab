export { requisitesOf } from './drawing/invoice-pdf.ts';
export { mailFile } from './paper-files.ts';
