export { bellLinks } from './bell-links.ts';
export { BELL_EVENTS } from './ringing/bell-events.ts';
export type { BellEvents } from './ringing/bell-events.ts';
export { isBellEnded } from './ringing/is-bell-ended.ts';
