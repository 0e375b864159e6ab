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

/** The usage text of the command. */
export const ORDER_USAGE = [
  `Как пользоваться: ${COMMAND} Я-100216 ${COMMAND_STATES[1]}`,
  ...COMMAND_STATES.map((state) => `  ${state.padEnd(14)}${STATES[state]}`),
  '',
].join('\n');

/** A synonym that the office uses for the last step. */
const SYNONYMS: Readonly<Record<string, string>> = { 'hand-over': 'completed' };

/** The requested change; null when the arguments are incomplete. */
export function readOrderArguments([
  number = '',
  state = '',
  ...rest
]: readonly string[]): CommandMove | null {
  const id = /^(?:[яЯ]-)?([1-9]\d{0,14})$/.exec(number)?.[1];
  const wanted = SYNONYMS[state] ?? state;
  const to = COMMAND_STATES.find((one) => one === wanted);
  return id === undefined || to === undefined || rest.length > 0 ? null : { orderId: Number(id), to };
}
