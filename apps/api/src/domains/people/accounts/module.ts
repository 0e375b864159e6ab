import type { Context } from '#src/platform/context.ts';
import type { DomainModule } from '#src/platform/domain-module.ts';
import type { AccountDeps } from './accounts.deps.ts';
import { accountRoutes } from './accounts.routes.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { securityRoutes } from './security/security.routes.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';
import { createEndedSessions } from './sessions/ended-sessions.ts';
import { purgeSignIns } from './sign-in/purge-sign-ins.ts';
import { sendCode } from './sign-in/send-code.ts';
import { accountData } from './personal-data.ts';

type Deps = Omit<AccountDeps, 'endedSessions' | 'party'> & { context: Context };

/** Sign-in, sessions, profile, subscriptions. */
export async function accountsModule({ context, ...rest }: Deps) {
  const endedSessions = createEndedSessions(context);
  await endedSessions.load();
  const deps: AccountDeps = { ...rest, endedSessions, party: relyingPartyOf(rest.publicUrl) };
  return {
    name: 'accounts',
    person: accountData,
    deps,
    routes: (routes) => {
      accountRoutes(routes, deps);
      passkeyRoutes(routes, deps);
      securityRoutes(routes, deps);
    },
    jobs: {
      'send-code': (payload, { key, attempt }) => sendCode(context, { ...payload, key, attempt }, deps),
    },
    schedules: [{ name: 'purge-sign-ins', cron: '17 * * * *', run: () => purgeSignIns(context) }],
    projections: [{ apply: endedSessions.apply, reload: endedSessions.load }],
  } satisfies DomainModule & { deps: AccountDeps };
}
