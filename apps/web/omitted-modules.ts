/**
 * Library modules that never run in the shop but stay in the bundle, because code that runs refers to them. The browser
 * build gets the replacement: 4 KB of Brotli less on every page. `tests/structure/omitted-code.test.ts` fails when
 * the shop starts to use one of these features; delete its entry then.
 */
export const OMITTED_MODULES = [
  {
    feature: 'mutations of TanStack Query',
    module: /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    // `QueryClient` creates a cache and calls only these two methods.
    replacement: `
      export class MutationCache {
        clear() {}
        async resumePausedMutations() {}
      }`,
  },
  {
    feature: 'infinite queries of TanStack Query',
    module: /\/@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    // `Query` calls the first one only for a query of the type `infinite`.
    replacement: `
      export function infiniteQueryBehavior() {}
      export function hasNextPage() {}
      export function hasPreviousPage() {}`,
  },
  {
    feature: 'instrumentation of React Router',
    module: /\/react-router\/dist\/\w+\/lib\/router\/instrumentation\.js$/,
    // The router calls only the first function, at each navigation; without instrumentations it returns nothing.
    replacement: `
      export function consumeInstrumentationClientResultMetaReceiver() {}
      export function getRouteInstrumentationUpdates() {}
      export function instrumentClientSideRouter() {}
      export function instrumentHandler() {}
      export const instrumentationResultMetaContext = undefined;`,
  },
  {
    feature: 'lazy route discovery of React Router',
    module: /\/react-router\/dist\/\w+\/lib\/dom\/ssr\/fog-of-war\.js$/,
    // `react-router.config.ts` sends all routes with the first page, so none is discovered later.
    replacement: `
      export function isFogOfWarEnabled() {
        return false;
      }
      export function getPatchRoutesOnNavigationFunction() {}
      export function useFogOFWarDiscovery() {}
      export function getPartialManifest(manifest) {
        return manifest;
      }
      export function getPathsWithAncestors(paths) {
        return paths;
      }
      export async function handleClientVersionMismatch() {
        return false;
      }
      export function getManifestPath() {}`,
  },
];
