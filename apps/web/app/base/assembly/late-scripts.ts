import { MARKED_SCRIPT } from './script-mark.ts';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const START = `${MARKED_SCRIPT} type="module" async="">`;
/** The timer is the fallback for a page in a background tab, which is never painted. */
const PAINTED =
  "await new Promise((go) => { new PerformanceObserver(go).observe({ type: 'paint', buffered: true }); setTimeout(go, 2000); });";

/**
 * Delays the scripts of a rendered page until after the first paint. The page is complete without them, so styles,
 * fonts and the first picture need not share the bandwidth.
 * @param more addresses of scripts that the page needs and the router does not name
 * @returns null when the page lacks the markup that this module rewrites; send such a page unchanged
 */
export function withLateScripts(page: string, more: readonly string[] = []): string | null {
  // The preloads are in the head and the script is near the end, so the long body in between is not searched.
  const headEnd = page.indexOf('</head>');
  const start = page.lastIndexOf(START);
  const end = page.indexOf('</script>', start);
  if (headEnd === -1 || start === -1 || end === -1) return null;
  const head = page.slice(0, headEnd);
  const addresses = [...head.matchAll(PRELOAD)].map(([, address]) => address);
  const script = page
    .slice(start + START.length, end)
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");?$/gm, 'await import($1);');
  const late = `${PAINTED}\n${preloadAll([...new Set([...addresses, ...more])])}\n${script}`;
  return `${head.replaceAll(PRELOAD, '')}${page.slice(headEnd, start)}${START}${late}${page.slice(end)}`;
}

/** All at once: the imports below would discover each other one by one. */
function preloadAll(addresses: readonly (string | undefined)[]): string {
  const link = "Object.assign(document.createElement('link'), { rel: 'modulepreload', href })";
  return `for (const href of ${JSON.stringify(addresses)}) document.head.append(${link});`;
}
