// Moves an order as staff do, for a shop without an office at hand:
//   npm run order -- Я-100216 assembling
//   npm run order -- Я-100216 ready
// or says why it is where it is, and changes nothing:
//   npm run order -- Я-100216 why
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { runCommand } from './run-command.mjs';

await runCommand('order');
