import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { FirstAdministrator } from '@yahont/api/compose.ts';
import { Email } from '@yahont/contracts/wire/fields.ts';

/** The usage text of the command. */
export const ADMIN_USAGE = `Usage: npm run staff-admin -- --name "Name" --email ADDRESS [--force]
  --force: also when somebody is an administrator already\n`;

const Arguments = z.object({
  name: z.string().trim().min(2).max(120),
  email: Email,
  force: z.boolean().default(false),
});

/** The administrator to make; null if the arguments are incomplete. */
export function readAdminArguments(args: string[]): FirstAdministrator | null {
  try {
    const { values } = parseArgs({
      args,
      options: { name: { type: 'string' }, email: { type: 'string' }, force: { type: 'boolean' } },
    });
    const { name, email, force } = Arguments.parse(values);
    return { name, email, isForced: force };
  } catch {
    return null;
  }
}
