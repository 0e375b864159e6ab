export { joinLists } from './join-lists.ts';
export { LIST_EVENTS } from './list-events.ts';
export type { ListEvents } from './list-events.ts';
