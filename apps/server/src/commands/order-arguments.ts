import { COMMAND_STATES, type CommandMove } from '@yahont/api/compose.ts';

const COMMAND = 'npm run order --';

/** What each state means, in the order of the way of an order. */
const STATES: Readonly<Record<CommandMove['to'], string>> = {
  assembling: 'собираем',
  ready: 'готов: ждёт в салоне или курьера',
  'in-delivery': 'у курьера',
  completed: 'получен',
  cancelled: 'отменён, деньги вернутся',
};

/** How the command is called. */
export const ORDER_USAGE = [
  `Как пользоваться: ${COMMAND} Я-100216 ${COMMAND_STATES[1]}`,
  ...COMMAND_STATES.map((state) => `  ${state.padEnd(14)}${STATES[state]}`),
  '',
].join('\n');

/** The office calls the last step by its verb. */
const SYNONYMS: Readonly<Record<string, string>> = { 'hand-over': 'completed' };

/** What shall be done; null when the arguments do not say so. */
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
