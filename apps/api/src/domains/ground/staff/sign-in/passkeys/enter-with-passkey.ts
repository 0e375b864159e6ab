import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { PasskeyAnswer } from '@yahont/contracts/accounts/passkeys.ts';
import type { CallContext } from '#src/platform/context.ts';
import { AppError } from '#src/platform/errors.ts';
import { countFailure } from '../../failed-sign-ins.ts';
import { staffKeys } from '../../keys.tables.ts';
import { auditEntering, startSession } from '../../sessions.ts';
import type { FirstStep } from '../start-sign-in.ts';
import { staff } from '../../staff.tables.ts';
import { acceptPasskey, passkeyRefused } from './accept-passkey.ts';
import { CHALLENGE_MS, keepChallenge } from './challenges.ts';
import type { RelyingParty } from './relying-party.ts';

/** A challenge for any passkey of the office; the browser offers those that it has. Throws `too-many-challenges`. */
export async function enteringOptions(
  ctx: CallContext,
  party: RelyingParty,
): Promise<{ options: Record<string, unknown> }> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
  });
  await keepChallenge(ctx, { challenge: options.challenge, purpose: 'enter', staffId: null });
  return { options: { ...options } };
}

type Given = { response: PasskeyAnswer; device: string };

/**
 * Signs in with a passkey alone, which verified its person: an open session starts. Throws `passkey-refused`, also for
 * people who left.
 */
export async function enterWithPasskey(
  ctx: CallContext,
  party: RelyingParty,
  { response, device }: Given,
): Promise<FirstStep> {
  const now = ctx.now();
  try {
    return await acceptPasskey(ctx, { response, party, owner: null }, async (tx, { staffId, keyName }) => {
      const [person] = await tx
        .select({ name: staff.name })
        .from(staff)
        .innerJoin(staffKeys, eq(staffKeys.staffId, staff.id))
        .where(
          and(
            eq(staff.id, staffId),
            isNotNull(staffKeys.totpSince),
            or(isNull(staff.leftAt), gt(staff.leftAt, now)),
          ),
        );
      if (!person) throw passkeyRefused();
      const started = await startSession(tx, now, { staffId, step: 'open', device, ip: ctx.ip });
      await auditEntering(
        tx,
        ctx,
        { staffId, name: person.name, sessionId: started.sessionId },
        {
          action: 'staff.sign-in',
          subject: { type: 'staff', id: staffId },
          after: { sessionId: started.sessionId, way: 'passkey', key: keyName, device },
        },
      );
      return { ...started, staffId, name: person.name };
    });
  } catch (error) {
    if (error instanceof AppError) await countFailure(ctx, { ip: ctx.ip, staffId: 0 });
    throw error;
  }
}
