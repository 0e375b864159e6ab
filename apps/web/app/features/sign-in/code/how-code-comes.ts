import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { usePublicSettings } from '#app/lib/public-settings.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { CodeWays } from './code-way.ts';

const CALL = 'позвоним: код — последние четыре цифры номера';

const FIRST: Readonly<Record<CodeWay, string>> = {
  sms: nbsp('пришлём код в СМС'),
  call: nbsp(CALL.replace(':', ',')),
  mail: nbsp('пришлём код на подтверждённую почту'),
};

/** How the next code will be sent, for the sentence before the form: «пришлём код в СМС». */
export function useHowCodeComes(): string {
  const [first = 'sms'] = usePublicSettings().codeWays;
  return FIRST[first];
}

/** The same for a new number, which cannot be confirmed by e-mail. */
export function useHowPhoneIsProved(): string {
  const isByCall = usePublicSettings().codeWays.find((way) => way !== 'mail') === 'call';
  return nbsp(isByCall ? `Подтвердим его: ${CALL.replace(':', ',')}.` : 'Подтвердим его кодом из СМС.');
}

const FAILS: Readonly<Record<CodeWay, string>> = {
  sms: 'Если СМС не дойдёт',
  call: 'Если звонок не пройдёт',
  mail: 'Если её нет',
};

const OTHERWISE: Readonly<Record<CodeWay, string>> = {
  sms: 'придёт СМС',
  call: CALL,
  mail: 'пришлём письмо на подтверждённую почту',
};

/** What happens when the code does not arrive; empty in a shop with a single way. */
export function fallBackOf({ way, ways }: CodeWays): string {
  const [next, last] = ways.filter((other) => other !== way);
  if (next === undefined) return '';
  const first = `${FAILS[way]}, ${OTHERWISE[next]}.`;
  return nbsp(last === undefined ? first : `${first} Не выйдет и так — ${OTHERWISE[last]}.`);
}
