import { listLetters, showLetter } from '@yahont/contracts/sent-messages/letters.ts';
import { serve, type Routes } from '#src/platform/http/serve.ts';
import { listLetters as list, showLetter as show, type PreviewDeps } from './show-letter.ts';

/** Previews of everything that the shop sends, with sample data. */
export function previewRoutes(routes: Routes, deps: PreviewDeps): void {
  serve(routes, listLetters, () => ({ items: list() }));
  serve(routes, showLetter, ({ params: { name } }) => show(name, deps));
}
