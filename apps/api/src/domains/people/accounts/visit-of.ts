import { readFuserToken } from '#src/domains/ground/visitors/index.ts';
import type { CallContext } from '#src/platform/context.ts';
import type { AccountDeps } from './accounts.deps.ts';
import type { Visit } from './sign-in/enter.ts';
import { deviceName } from '#src/platform/http/device-name.ts';

type Headers = { header: (name: string) => string | undefined };

/** The signing-in visitor: the anonymous visitor of the request, the device and its city. */
export function visitOf(
  request: Headers,
  { now, ip }: CallContext,
  { keys, cityOfIp }: Pick<AccountDeps, 'keys' | 'cityOfIp'>,
): Visit {
  return {
    fuserId: readFuserToken(request.header('fuser-token') ?? '', { key: keys.fuser, now: now() }),
    client: { device: deviceName(request.header('user-agent')), city: cityOfIp(ip) },
  };
}
