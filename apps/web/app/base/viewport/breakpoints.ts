/** SPEC 9.6: breakpoints, each with its smallest width in CSS pixels; anything narrower counts as the first. */
export const BREAKPOINTS = [
  ['mobile', 320],
  ['mobileMedium', 375],
  ['mobileWide', 425],
  ['tablet', 768],
  ['desktop', 1024],
  ['desktopMedium', 1280],
  ['desktopWide', 1600],
] as const;

export type Breakpoint = (typeof BREAKPOINTS)[number][0];

/** SPEC 9.6: the breakpoint of an unknown screen. */
export const FALLBACK: Breakpoint = 'desktop';

const FIRST_DESKTOP = BREAKPOINTS.findIndex(([name]) => name === 'desktop');

/** Breakpoint of a width in CSS pixels. */
export function breakpointOf(width: number): Breakpoint {
  return BREAKPOINTS.findLast(([, from]) => width >= from)?.[0] ?? 'mobile';
}

export function isBreakpoint(name: string): name is Breakpoint {
  return BREAKPOINTS.some(([known]) => known === name);
}

/** True from 1024 pixels on. */
export function isDesktop(breakpoint: Breakpoint): boolean {
  return BREAKPOINTS.findIndex(([name]) => name === breakpoint) >= FIRST_DESKTOP;
}
