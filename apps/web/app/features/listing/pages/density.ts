import { MARKED_SCRIPT } from '#app/base/assembly/script-mark.ts';

/** Cards per row on a wide screen: `many` is three, `few` is two. */
export type Density = 'many' | 'few';

const KEY = 'density';
const listeners = new Set<() => void>();
/** Used when storage is blocked, as in private windows; the choice is then lost when the page is left. */
let chosen: Density | null = null;

/** Sets the attribute before the first paint, so that the grid does not shift on hydration. */
export const DENSITY_SCRIPT = `${MARKED_SCRIPT}>try{document.currentScript.parentElement.parentElement.dataset.density=localStorage.getItem('${KEY}')==='few'?'few':'many'}catch{}</script>`;

export function readDensity(): Density {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) === 'few' ? 'few' : 'many';
  } catch {
    return 'many';
  }
}

export function writeDensity(density: Density): void {
  chosen = density;
  try {
    localStorage.setItem(KEY, density);
  } catch {
    // Remembered in `chosen` only.
  }
  for (const listener of listeners) listener();
}

export function subscribeToDensity(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
