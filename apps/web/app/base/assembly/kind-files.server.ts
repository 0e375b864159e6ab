import type { EntryContext } from 'react-router';

/** Addresses of files that a page needs beside those of its routes. */
export type KindFiles = { scripts: readonly string[]; styles: readonly string[] };

const NONE: KindFiles = { scripts: [], styles: [] };

/**
 * Files of the kind of page that a route shows: its loader's data have a `kind`, and a route that no address leads to,
 * `<route>:<kind>`, carries the files of that kind (`routes.ts`).
 */
export function kindFiles({ staticHandlerContext, manifest }: EntryContext): KindFiles {
  const { matches, loaderData } = staticHandlerContext;
  for (const { id } of matches.map(({ route }) => route)) {
    const data: unknown = loaderData[id];
    if (typeof data !== 'object' || data === null || !('kind' in data)) continue;
    const files = manifest.routes[`${id}:${String(data.kind)}`];
    if (files) return { scripts: [files.module, ...(files.imports ?? [])], styles: files.css ?? [] };
  }
  return NONE;
}

/** The page with these styles after all others of its head, except those that it has. */
export function withStyles(page: string, styles: readonly string[]): string {
  const end = page.indexOf('</head>');
  if (end === -1 || styles.length === 0) return page;
  const head = page.slice(0, end);
  const links = styles
    // The router's list marks styles that code on demand shares: `…/card-1a2b.css#`.
    .map((address) => address.replace(/#$/, ''))
    .filter((address) => !head.includes(`href="${address}"`) && !head.includes(`href="${address}#"`))
    .map((address) => `<link rel="stylesheet" href="${address}"/>`);
  return `${head}${links.join('')}${page.slice(end)}`;
}
