import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { NewStaff } from '@yahont/api/compose.ts';
import { ROLE_NAMES } from '@yahont/contracts/office/permissions.ts';

/** The usage text of the command. */
export const STAFF_USAGE = `Usage: npm run staff-token -- --name "Name" --role ROLE [--role ROLE …] [--store CODE …]
  roles: ${ROLE_NAMES.join(', ')}
  stores: codes of the stores in which the person acts; not for roles of the whole network\n`;

const Arguments = z.object({
  name: z.string().trim().min(2).max(80),
  role: z.array(z.enum(ROLE_NAMES)).min(1),
  store: z.array(z.string().min(1)).default([]),
});

/** The member of staff to create; null if the arguments are incomplete. */
export function readStaffArguments(args: string[]): NewStaff | null {
  const multiple = { type: 'string', multiple: true } as const;
  try {
    const { values } = parseArgs({
      args,
      options: { name: { type: 'string' }, role: multiple, store: multiple },
    });
    const { name, role, store } = Arguments.parse(values);
    return { name, roles: role, storeCodes: store };
  } catch {
    return null;
  }
}
