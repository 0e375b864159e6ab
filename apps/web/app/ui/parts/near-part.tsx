import {
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { whenNear } from '#app/lib/timing/when-near.ts';
import { lazyPart } from './lazy-part.ts';

/** The markup is there already, so its code has one screen of scrolling to arrive in. */
const SCREENS = 1;

/**
 * A part far down a page. The server renders it whole. The browser keeps that markup and loads the code only when the part
 * comes near; until then links and forms work as without JavaScript. After a navigation within the shop, where there is no
 * markup, the code is loaded at once. When its chunk cannot be loaded, the markup stays too.
 */
export function nearPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: ComponentType<Props> | null,
  className?: string,
): ComponentType<Props> {
  if (loaded !== null) return onServer(loaded, className);
  const Part = lazyPart<Props>(async () => ({ default: await load() }), KeptMarkup);
  // A new render of the page must not make React replace markup that still waits.
  return memo(function NearPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [near] = useState(() => Promise.withResolvers<void>());

    useEffect(() => (place.current ? whenNear(place.current, SCREENS, near.resolve) : undefined), [near]);

    return (
      <div ref={place} className={className}>
        <Suspense>
          <AfterNear near={near.promise}>
            <Part {...props} />
          </AfterNear>
        </Suspense>
      </div>
    );
  });
}

/** The same elements as in the browser: React must find there what it looks for. */
function onServer<Props extends object>(
  Rendered: ComponentType<Props>,
  className: string | undefined,
): ComponentType<Props> {
  return function RenderedPart(props: Props) {
    return (
      <div className={className}>
        <Suspense>
          <Rendered {...props} />
        </Suspense>
      </div>
    );
  };
}

type AfterNearProps = { near: Promise<void>; children: ReactNode };

/** Suspends React at the server's markup. Markup that the browser makes itself waits for nothing. */
function AfterNear({ near, children }: AfterNearProps) {
  const isHydrating = useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
  if (isHydrating) use(near);
  return children;
}

function noChanges() {
  return () => {};
}

const NEVER = new Promise<never>(() => {});

/** In place of a part whose chunk is lost. */
function KeptMarkup(): ReactNode {
  return use(NEVER);
}
