// Exports or erases the data of a person:
//   npm run person -- export --phone "+7 916 123-45-67" > person.json
//   npm run person -- erase --phone "+7 916 123-45-67"
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { runCommand } from './run-command.mjs';

await runCommand('person');
