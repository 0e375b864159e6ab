export { countToDecide } from './count-to-decide.ts';
