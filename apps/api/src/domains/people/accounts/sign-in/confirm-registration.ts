import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { RegisterConfirm, Platform } from '@yahont/contracts/accounts/registration.ts';
import type { AuthAnswer } from '@yahont/contracts/accounts/sign-in.ts';
import { parseBirthDate } from '@yahont/values/form-rules.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import type { AccountDeps } from '../accounts.deps.ts';
import { accounts, type Account } from '../accounts.tables.ts';
import { firstBirthDate } from '../profile/birth-date.ts';
import { sendEmailLink } from '../profile/email-link.ts';
import type { Visit } from './enter.ts';
import { enterWithCode } from './enter-with-code.ts';

/** A shopper from the bonus landing page sees their card first. */
const AFTER_LANDING = '/personal/card/';

type Fields = z.output<typeof RegisterConfirm>;

/**
 * Creates an account from the form and the SMS code, and signs in. An existing account keeps its values and gets the
 * missing ones; a link is sent to a new e-mail address.
 * @throws `code-wrong` (with `triesLeft`) and `code-expired` at the field `code`, `too-many-tries`
 */
export function confirmRegistration(
  ctx: CallContext,
  { fields, platform, ...visit }: { fields: Fields; platform: Platform } & Visit,
  deps: AccountDeps,
): Promise<AuthAnswer> {
  const now = ctx.now();
  return enterWithCode(
    ctx,
    {
      phone: fields.phone,
      code: fields.code,
      ticket: fields.ticket,
      consent: { isGiven: fields.acceptsPersonalData, source: 'registration' },
      ...visit,
      prepare: async (tx, account) => {
        const filled = await fillIn(tx, account, { fields, platform, now });
        const { email } = filled;
        if (email !== null && account.email === null)
          await sendEmailLink(tx, { accountId: account.id, email, now, publicUrl: deps.publicUrl });
        return filled;
      },
      redirectUrl: platform === 'landing' ? AFTER_LANDING : null,
    },
    deps,
  );
}

async function fillIn(
  tx: Db,
  account: Account,
  { fields, platform, now }: { fields: Fields; platform: Platform; now: Date },
): Promise<Account> {
  const [filled] = await tx
    .update(accounts)
    .set({
      name: account.name || fields.name,
      lastName: account.lastName || fields.lastName,
      surName: account.surName || fields.surName,
      email: account.email ?? (fields.email === '' ? null : fields.email),
      ...firstBirthDate(account, parseBirthDate(fields.birthDate), now),
      platform: account.platform ?? platform,
      consentedAt: account.consentedAt ?? now,
    })
    .where(eq(accounts.id, account.id))
    .returning();
  if (!filled) throw new Error('an account that was just found is gone');
  return filled;
}
