// Creates a member of staff and prints a token for calls of the office:
//   npm run staff-token -- --name "Дарья Белова" --role manager --store petrovka
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { runCommand } from './run-command.mjs';

await runCommand('staff-token');
