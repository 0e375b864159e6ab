/** A part of a library module that never runs in the shop. */
export type OmittedPart = {
  feature: string;
  module: RegExp;
  /** What the shop would write to use the feature; `tests/structure/omitted-code.test.ts` looks for it. */
  use: RegExp;
  /** Functions by name, with the body that they get: usually an empty one. */
  functions?: Readonly<Record<string, string>>;
  /** Beginnings of statements at the top of the module, which are removed. */
  statements?: readonly string[];
  /** Texts and what replaces them. */
  texts?: readonly (readonly [text: string, replacement: string])[];
};

const REACT = /\/react\/cjs\/react\.production\.js$/;
const REACT_DOM = /\/react-dom\/cjs\/react-dom\.production\.js$/;
const CLIENT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const ROUTER = /\/react-router\/dist\/production\/lib\/router\/router\.js$/;
const ROUTES = /\/react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/;
const HOOKS = /\/react-router\/dist\/production\/lib\/hooks\.js$/;
const FALLBACK = /\/react-router\/dist\/production\/lib\/dom\/ssr\/fallback\.js$/;
const ELEMENTS = /\/react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/;

/** Attributes of SVG that the shop draws nothing with; most belong to fonts of SVG, which browsers do not read. */
const SVG_ATTRIBUTES =
  'accentHeight alignmentBaseline arabicForm baselineShift capHeight colorInterpolation colorInterpolationFilters colorProfile colorRendering enableBackground floodColor floodOpacity fontSizeAdjust fontStretch fontVariant glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder renderingIntent strikethroughPosition strikethroughThickness textRendering underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical vertAdvY vertOriginX vertOriginY wordSpacing writingMode'.split(
    ' ',
  );

/** Each function does nothing. */
function empty(names: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, '']));
}

/** `horizAdvX` is `horiz-adv-x` in the document. */
function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Statements that export these names. */
function exportsOf(names: string): string[] {
  return names.split(' ').map((name) => `exports.${name} = `);
}

/**
 * Features of React and React Router that the shop does not use, but whose code is in the bundle because the code that
 * runs asks at each step whether they are used. Each function here runs only for an element, a prop or a call that
 * `use` matches, so that emptying it changes nothing; the bundler then removes what only it needs.
 */
export const OMITTED_PARTS: readonly OmittedPart[] = [
  {
    feature: 'view transitions of React',
    module: CLIENT,
    use: /\bViewTransition\b|\baddTransitionType\b/,
    // All of it starts with a fiber of kind 30, which only `<ViewTransition>` makes.
    functions: empty(
      'startViewTransition applyViewTransitionToHostInstances applyViewTransitionToHostInstancesRecursive restoreViewTransitionOnHostInstances commitAppearingPairViewTransitions commitEnterViewTransitions commitDeletedPairViewTransitions commitExitViewTransitions commitNestedViewTransitions restorePairedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions measureViewTransitionHostInstancesRecursive measureNestedViewTransitions getViewTransitionName getViewTransitionClassName applyViewTransitionName restoreViewTransitionName createViewTransitionInstance scheduleViewTransitionEvent trackEnterViewTransitions pushViewTransitionCancelableScope flushAfterMutationEffects commitAfterMutationEffectsOnFiber recursivelyTraverseAfterMutationEffects reportViewTransitionError',
    ),
  },
  {
    feature: 'refs to fragments',
    module: CLIENT,
    use: /<(?:React\.)?Fragment\s[^>]*\bref=/,
    functions: empty(
      'FragmentInstance commitNewChildToFragmentInstance deleteChildFromFragmentInstance commitFragmentInstanceInsertionEffects commitFragmentInstanceDeletionEffects commitNewChildToFragmentInstances addFragmentHandleToFiber traverseVisibleInstancesAndTextInstances',
    ),
    statements: [
      'addEventListener',
      'removeEventListener',
      'dispatchEvent',
      'focus',
      'focusLast',
      'blur',
      'observeUsing',
      'unobserveUsing',
      'getClientRects',
      'getRootNode',
      'compareDocumentPosition',
      'scrollIntoView',
    ].map((name) => `FragmentInstance.prototype.${name} = `),
  },
  {
    feature: 'stacks of components in errors',
    module: CLIENT,
    use: /\bcomponentStack\b|\bcaptureOwnerStack\b/,
    functions: { getStackByFiberInDevAndProd: "return ''" },
  },
  {
    feature: 'lists of suspended parts and hidden activities',
    module: CLIENT,
    use: /\bSuspenseList\b|<Activity\b/,
    functions: empty(
      'updateSuspenseListComponent cutOffTailIfNeeded updateActivityComponent retryActivityComponentWithoutHydrating',
    ),
  },
  {
    feature: 'actions of forms and their state',
    module: CLIENT,
    use: /\buse(?:Action|Form)(?:State|Status)\b|\brequestFormReset\b|\b(?:formAction|action)=\{(?:async )?\(/,
    functions: empty(
      'mountActionState updateActionState updateActionStateImpl rerenderActionState dispatchActionState runActionStateAction extractEvents$1',
    ),
  },
  {
    feature: 'memory of the compiler',
    module: CLIENT,
    use: /react\/compiler-runtime|\buseMemoCache\b/,
    functions: empty('useMemoCache'),
  },
  {
    feature: 'custom elements',
    module: CLIENT,
    use: /<[a-z]+-[a-z]/,
    functions: { isCustomElement: 'return !1', setPropOnCustomElement: '' },
  },
  {
    feature: 'attributes of SVG',
    module: CLIENT,
    use: new RegExp(`\\b(?:${SVG_ATTRIBUTES.join('|')})=`),
    texts: SVG_ATTRIBUTES.map((name) => [`["${name}", "${kebab(name)}"],`, '']),
  },
  {
    feature: 'events of selections and of typing',
    module: CLIENT,
    use: /\bon(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?=/,
    functions: empty(
      'constructSelectEvent getNativeBeforeInputChars getFallbackBeforeInputChars isFallbackCompositionEnd',
    ),
    statements: [
      'registerTwoPhaseEvent("onBeforeInput", ',
      ...['onSelect', 'onCompositionEnd', 'onCompositionStart', 'onCompositionUpdate'].map(
        (name) => `registerTwoPhaseEvent(\n  "${name}",`,
      ),
    ],
    texts: [
      ['canUseCompositionEvent = canUseDOM && "CompositionEvent" in window', 'canUseCompositionEvent = !1'],
      ['"keydown" === domEventName &&\n            229 === nativeEvent.keyCode &&', '!1 &&'],
    ],
  },
  {
    feature: 'styles, pictures and scripts that a page waits for',
    module: CLIENT,
    // Elements with `precedence`, `<script async src>`, and pictures inside `<ViewTransition>`.
    use: /\bprecedence=["{]|<script\s[^>]*\bsrc=/,
    functions: {
      ...empty(
        'accumulateSuspenseyCommitOnFiber preloadInstanceAndSuspendIfNeeded preloadResourceAndSuspendIfNeeded suspendResource suspendInstance acquireResource insertSuspendedStylesheets',
      ),
      waitForCommitToBeReady: 'return null',
      getResource: 'return null',
    },
  },
  {
    feature: 'preloading by calls in the browser',
    module: CLIENT,
    use: /^(?![\s\S]*import\.meta\.env\.SSR &&)[\s\S]*import \{[^}]*\b(?:preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS)\b[^}]*\} from 'react-dom'/,
    functions: empty(
      'preload preloadModule preinitStyle preinitScript preinitModuleScript preconnectAs prefetchDNS preconnect',
    ),
  },
  {
    feature: 'old browsers and other roots',
    module: CLIENT,
    use: /\bcreateRoot\b|\bfindDOMNode\b/,
    functions: empty('handleEventsForInputEventPolyfill getTargetInstForInputEventPolyfill'),
    statements: [
      'exports.createRoot = ',
      'ReactDOMSharedInternals.findDOMNode = ',
      'if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__)',
    ],
  },
  {
    feature: 'calls of React DOM',
    module: REACT_DOM,
    use: /\b(?:unstable_batchedUpdates|useFormState|useFormStatus|requestFormReset)\b/,
    statements: exportsOf(
      'preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus',
    ),
  },
  {
    feature: 'calls of React',
    module: REACT,
    use: /\b(?:useActionState|cacheSignal|captureOwnerStack|unstable_useCacheRefresh|addTransitionType|useDeferredValue|PureComponent|StrictMode|Profiler)\b|\bimport \{[^}]*\bcache\b[^}]*\} from 'react'/,
    statements: exportsOf(
      '__COMPILER_RUNTIME cache cacheSignal unstable_useCacheRefresh addTransitionType useActionState useDeferredValue PureComponent StrictMode Profiler',
    ),
  },
  {
    feature: 'blockers and view transitions of the router',
    module: ROUTER,
    use: /\b(?:useBlocker|usePrompt|useViewTransitionState)\b|\bviewTransition\b/,
    functions: empty(
      'getBlocker deleteBlocker updateBlocker shouldBlockNavigation restoreAppliedTransitions persistAppliedTransitions',
    ),
  },
  {
    feature: 'routes that are found later, replaced in development, or loaded without a server',
    module: ROUTER,
    use: /\bpatchRoutesOnNavigation\b|\bdataStrategy\b/,
    functions: empty(
      'discoverRoutes patchRoutes patchRoutesImpl _internalSetRoutes defaultDataStrategyWithMiddleware defaultDataStrategy getInstrumentationNavigateMeta',
    ),
    texts: [
      ['if (fogOfWar.active && fogOfWar.matches)', 'if (!1)'],
      ['fogOfWar.active, ', '!1, '],
      ['if (isFogOfWar) {', 'if (!1) {'],
    ],
  },
  {
    feature: 'loaders and actions in the browser',
    module: ROUTES,
    use: /\bexport (?:async )?(?:function|const) client(?:Loader|Action|Middleware)\b/,
    functions: empty('preventInvalidServerHandlerCall wrapShouldRevalidateForHdr prefetchRouteModuleChunks'),
    texts: [
      ['route.hasClientLoader', '!1'],
      ['route.hasClientAction', '!1'],
      ['route.hasClientMiddleware', '!1'],
      ['!routeModule.clientLoader', '!0'],
      ['!routeModule.clientAction', '!0'],
    ],
  },
  {
    feature: 'what the router shows while data are loaded in the browser',
    module: FALLBACK,
    use: /\bHydrateFallback\b/,
    functions: empty('RemixRootDefaultHydrateFallback'),
  },
  {
    feature: 'errors without a boundary',
    module: HOOKS,
    // The root has one, as the same test asserts.
    use: /\bDefaultErrorComponent\b/,
    functions: empty('DefaultErrorComponent'),
  },
  {
    feature: 'errors of server components',
    module: HOOKS,
    use: /\bunstable_RSC\w*|react-server-dom/,
    functions: { RSCErrorHandler: 'return children' },
    texts: [
      ['if (this.context && typeof error', 'if (!1 && typeof error'],
      ['if (this.context) return', 'if (!1) return'],
    ],
  },
  {
    feature: 'server components of the router',
    module: ELEMENTS,
    use: /\bunstable_RSC\w*|react-server-dom/,
    functions: empty('RSCPrefetchPageLinksImpl'),
    texts: [['if (rsc) return', 'if (!1) return']],
  },
];
