import { COMMAND_STATES, type CommandMove } from '@yahont/api/compose.ts';

const COMMAND = 'npm run order --';

/** The meaning of each state, in the order in which an order goes through them. */
const STATES: Readonly<Record<CommandMove['to'], string>> = {
  assembling: 'собираем',
  ready: 'готов: ждёт в салоне или курьера',
  'in-delivery': 'у курьера',
  completed: 'получен',
  cancelled: 'отменён, деньги вернутся',
};

/** The word that asks instead of moving. */
const WHY = 'why';

/** The usage text of the command. */
export const ORDER_USAGE = [
  `Как пользоваться: ${COMMAND} Я-100216 ${COMMAND_STATES[1]}`,
  ...COMMAND_STATES.map((state) => `  ${state.padEnd(14)}${STATES[state]}`),
  `  ${WHY.padEnd(14)}ничего не меняет, говорит, почему заказ там, где он есть`,
  '',
].join('\n');

/** A synonym that the office uses for the last step. */
const SYNONYMS: Readonly<Record<string, string>> = { 'hand-over': 'completed' };

/** A change, or the question why an order is where it is. */
export type OrderCommand = { move: CommandMove } | { why: number };

/** The requested command; null when the arguments are incomplete. */
export function readOrderArguments([
  number = '',
  state = '',
  ...rest
]: readonly string[]): OrderCommand | null {
  const id = /^(?:[яЯ]-)?([1-9]\d{0,14})$/.exec(number)?.[1];
  if (id === undefined || rest.length > 0) return null;
  if (state === WHY) return { why: Number(id) };
  const wanted = SYNONYMS[state] ?? state;
  const to = COMMAND_STATES.find((one) => one === wanted);
  return to === undefined ? null : { move: { orderId: Number(id), to } };
}
