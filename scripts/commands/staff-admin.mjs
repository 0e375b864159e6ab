// Makes the first administrator and prints a link by which they set a password and connect an authenticator:
//   npm run staff-admin -- --name "Анна Белова" --email anna@yahont.example
// The link works once, for 48 hours. Refused when somebody is an administrator already, unless with --force.
// The embedded database belongs to one process at a time: stop the shop first. With DATABASE_URL it may run on.
import { runCommand } from './run-command.mjs';

await runCommand('staff-admin');
