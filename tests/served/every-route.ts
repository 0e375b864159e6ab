import routes from '../../apps/web/app/routes.ts';

type Entry = (typeof routes)[number];

/** Paths of all routes of the storefront with their parameters, `/vacancies/:code`; a splat is `*`. */
export function routePaths(): string[] {
  return [...new Set(pathsOf(routes, ''))];
}

function pathsOf(entries: readonly Entry[], before: string): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = path === undefined ? before : `${before}/${path}`;
    return [
      ...(children === undefined || path !== undefined ? [own === '' ? '/' : own] : []),
      ...pathsOf(children ?? [], own),
    ];
  });
}

/** The address of a route with this text in place of each parameter. */
export function addressOf(path: string, text: string): string {
  const filled = path.replaceAll(/:\w+\??|\*/g, text);
  return /\.\w+$/.test(filled) || filled.endsWith('/') ? filled : `${filled}/`;
}
