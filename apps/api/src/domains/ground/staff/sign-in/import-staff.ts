import { eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { ROLE_NAMES } from '@yahont/contracts/office/permissions.ts';
import type { ActingContext } from '#src/platform/context.ts';
import { audit } from '#src/platform/audit/audit.ts';
import { stores } from '#src/domains/ground/stores/stores.tables.ts';
import { staffKeys } from '../keys.tables.ts';
import { hashPassword } from '../passwords.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { staff, staffRoles, staffStores } from '../staff.tables.ts';
import { sealSecret } from '../totp.ts';

/** A person of the demo, with keys that everybody may know. */
const Person = z.strictObject({
  name: z.string().min(2),
  email: z.email(),
  role: z.enum(ROLE_NAMES),
  /** Codes of stores. */
  stores: z.array(z.string()),
  password: z.string().min(1),
  /** Base32. */
  totpSecret: z.string().min(16),
});
type Person = z.infer<typeof Person>;

/**
 * Writes people with known keys: for the demo shop alone, which a real one never fills (decision 0138). People who
 * are there already stay as they are.
 */
export async function importStaff(
  ctx: ActingContext,
  { keys }: Pick<StaffDeps, 'keys'>,
  input: readonly unknown[],
): Promise<void> {
  const people = z.array(Person).parse(input);
  const hashes = new Map<string, string>();
  for (const { password } of people)
    if (!hashes.has(password)) hashes.set(password, await hashPassword(password));
  for (const person of people) {
    const passwordHash = hashes.get(person.password);
    if (passwordHash !== undefined) await importPerson(ctx, keys, { ...person, passwordHash });
  }
}

async function importPerson(
  ctx: ActingContext,
  keys: StaffDeps['keys'],
  { name, email, role, stores: codes, totpSecret, passwordHash }: Person & { passwordHash: string },
): Promise<void> {
  const now = ctx.now();
  await ctx.db.transaction(async (tx) => {
    const [known] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
    if (known) return;
    const [made] = await tx
      .insert(staff)
      .values({ name, email, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: staff.id });
    if (!made) return;
    const staffId = made.id;
    await tx.insert(staffRoles).values({ staffId, role });
    const rows =
      codes.length === 0
        ? []
        : await tx.select({ id: stores.id }).from(stores).where(inArray(stores.code, codes));
    if (rows.length > 0)
      await tx.insert(staffStores).values(rows.map(({ id }) => ({ staffId, storeId: id })));
    await tx.insert(staffKeys).values({
      staffId,
      passwordHash,
      passwordSince: now,
      totpSecret: sealSecret(keys.staffSecret, staffId, totpSecret),
      totpSince: now,
    });
    const storeIds = rows.map(({ id }) => id);
    await audit(tx, ctx, {
      action: 'staff.create',
      subject: { type: 'staff', id: staffId },
      after: { name, email, roles: [role], storeIds },
    });
  });
}
