/** The message for the shop's operator when a command failed. */
export function commandProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('reason' in error && error.reason === 'order-not-found') return 'Такого заказа нет.';
  // The embedded database belongs to one process; the error names the folder and the process.
  if (error.message.includes('is in use by process'))
    return `Встроенную базу держит работающий магазин: остановите его и повторите. ${error.message}`;
  return error.message;
}
