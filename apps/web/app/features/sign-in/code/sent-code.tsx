import { normalisePhone } from '@yahont/values/phone.ts';
import { PhoneText } from '#app/ui/text/phone-text.tsx';
import type { CodeWays } from './code-way.ts';
import { fallBackOf } from './how-code-comes.ts';

type Props = CodeWays & { phone: string };

/** Where the code was sent, what to look for, and what to do when it does not arrive. */
export function SentCode({ way, ways, phone }: Props) {
  const shown = <PhoneText phone={normalisePhone(phone) ?? phone} />;
  const fallBack = fallBackOf({ way, ways });
  if (way === 'call')
    return (
      <>
        Позвоним на&nbsp;{shown}: код&nbsp;— последние четыре цифры номера, с&nbsp;которого звоним. Отвечать
        не&nbsp;нужно. {fallBack}
      </>
    );
  if (way === 'mail') return <>Отправили код на&nbsp;почту, подтверждённую в&nbsp;профиле. {fallBack}</>;
  if (fallBack === '') return <>Отправили код на&nbsp;{shown}</>;
  return (
    <>
      Отправили код на&nbsp;{shown}. {fallBack}
    </>
  );
}
