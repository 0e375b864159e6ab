import { useSyncExternalStore } from 'react';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The same key as in `public/theme.js`, which sets the theme before the first paint. */
const KEY = 'office-theme';
const listeners = new Set<() => void>();
const system = window.matchMedia('(prefers-color-scheme: dark)');

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'auto';
  } catch {
    return 'auto';
  }
}

export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show(theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readTheme);
}

/** Follows the system while the theme is `auto`. */
export function followSystem(): void {
  system.addEventListener('change', () => show(readTheme()));
}

function show(theme: Theme): void {
  const isDark = theme === 'dark' || (theme === 'auto' && system.matches);
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
}
