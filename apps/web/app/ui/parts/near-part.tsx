import {
  memo,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type RefObject,
} from 'react';
import { whenNear } from '#app/base/timing/when-near.ts';
import { lazyPart, loadPart } from './lazy-part.ts';

type Waiting<Props extends object> = {
  load: () => Promise<ComponentType<Props>>;
  /** The part itself on the server, null in the browser: `import.meta.env.SSR ? await load() : null`. */
  loaded: ComponentType<Props> | null;
  /** Class of the element around the part. */
  className?: string | undefined;
};

/** The markup is already there, so the code may arrive during one screen of scrolling. */
const SCREENS = 1;

/**
 * A part far down a page. The server renders it. The browser leaves that markup alone and renders the part
 * only when it comes near; until then links and forms work as without JavaScript. When its chunk cannot be
 * loaded, the markup stays. The focus inside it and the scroll offsets of its strips are kept, and a button
 * that was pressed too early is pressed again.
 */
export function nearPart<Props extends object>(part: Waiting<Props>): ComponentType<Props> {
  return waitingPart(part, (place, show) => {
    if (place.current === null) return undefined;
    place.current.addEventListener('click', notePress);
    return whenNear(place.current, SCREENS, () => {
      void Promise.all([loadPart(part.load), loadPart(loadReaderPlace)]).then(([loaded, reader]) => {
        if (reader && place.current) reader.replaceWhenReleased(place.current, () => show(loaded));
        else show(loaded);
      });
    });
  });
}

/** A button of this type does nothing before its code is loaded. */
function notePress({ target }: Event): void {
  if (target instanceof Element) target.closest('button[type="button"]')?.setAttribute('data-pressed', '');
}

const loadReaderPlace = () => import('./reader-place.ts');

/** A static part far down a page: the browser leaves the server's markup alone. */
export function keptPart<Props extends object>(part: Waiting<Props>): ComponentType<Props> {
  return waitingPart(part, () => undefined);
}

type Show<Props extends object> = (Part: ComponentType<Props> | null) => void;
type Wait<Props extends object> = (
  place: RefObject<Element | null>,
  show: Show<Props>,
) => (() => void) | undefined;

/**
 * Not a Suspense boundary that waits for hydration: any context change above such a boundary blocks the
 * update that caused it, for instance a navigation, until the boundary is hydrated.
 */
function waitingPart<Props extends object>(
  { load, loaded: Loaded, className }: Waiting<Props>,
  wait: Wait<Props>,
): ComponentType<Props> {
  if (Loaded !== null)
    return function RenderedPart(props: Props) {
      return (
        <div className={className}>
          <Loaded {...props} />
        </div>
      );
    };
  const Lazy = lazyPart(async () => ({ default: await load() }));
  return memo(function WaitingPart(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const hasMarkup = useHasMarkup();
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);

    useEffect(() => (hasMarkup ? wait(place, (loaded) => setPart(() => loaded)) : undefined), [hasMarkup]);

    if (Part === null && hasMarkup)
      return (
        <div ref={place} className={className} suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />
      );
    return (
      <div key="rendered" className={className}>
        {Part === null ? (
          <Suspense>
            <Lazy {...props} />
          </Suspense>
        ) : (
          <Part {...props} />
        )}
      </div>
    );
  });
}

/** React does not compare this with the server's markup, and writes nothing while the object is the same. */
const KEPT = { __html: '' };

/** Whether the server has rendered the page; false after a navigation within the shop. */
function useHasMarkup(): boolean {
  const isHydrating = useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
  const [hasMarkup] = useState(isHydrating);
  return hasMarkup;
}

function noChanges() {
  return () => {};
}
