import { use, type ComponentType } from 'react';
import { hydrateAfter, isFirstKind } from '#app/base/assembly/first-kind.ts';
import { loadPart } from './lazy-part.ts';

type KindModule<Data extends object, Head> = {
  default: ComponentType<Data>;
  head: (data: Data) => Head;
};

type Kind<Data extends object, Head> = {
  /** Value of `data-kind` on the page's `main`, and the end of the name of the route with its files: `routes.ts`. */
  name: string;
  load: () => Promise<KindModule<Data, Head>>;
  /** The module itself on the server, null in the browser: `import.meta.env.SSR ? await load() : null`. */
  loaded: KindModule<Data, Head> | null;
};

/**
 * One of the kinds of pages that a route shows, where only its data distinguish them. A browser loads the code of the kind
 * that the server has rendered beside all other code of the page (`entry.server.tsx`), and hydrates then. Code of another
 * kind is loaded with the first page of it: the old page stays until both are there. `head` may only be called while
 * React renders.
 */
export function pageKind<Data extends object, Head>({ name, load, loaded }: Kind<Data, Head>) {
  let ready = loaded;
  let coming: Promise<KindModule<Data, Head>> | null = null;
  const come = () => (coming ??= loadPart(load).then((kind) => (ready = kind) ?? reloaded()));
  if (ready === null && isFirstKind(name)) hydrateAfter(load().then((kind) => (ready = kind)));

  const useKind = () => ready ?? use(come());

  function Page(data: Data) {
    const { default: Kind } = useKind();
    return <Kind {...data} />;
  }
  function useHead(data: Data): Head {
    return useKind().head(data);
  }
  return { Page, head: useHead };
}

/** What the router does when the code of a page is missing. */
function reloaded(): Promise<never> {
  location.reload();
  return new Promise(() => {});
}
