export { fitsSeat } from './selection/fits-seat.ts';
export { LINE_STONE, lineUrl } from './selection/line-stone.ts';
