import type { CodeWay } from '@yahont/contracts/accounts/sign-in.ts';
import { normalisePhone } from '@yahont/values/phone.ts';
import { PhoneText } from '#app/ui/text/phone-text.tsx';

type Props = { way: CodeWay; phone: string };

/** Where the code went and what to look for. */
export function SentCode({ way, phone }: Props) {
  const shown = <PhoneText phone={normalisePhone(phone) ?? phone} />;
  if (way === 'call')
    return (
      <>
        Позвоним на&nbsp;{shown}: код&nbsp;— последние четыре цифры номера, с&nbsp;которого звоним. Отвечать
        не&nbsp;нужно.
      </>
    );
  if (way === 'mail')
    return <>Отправили код на&nbsp;почту, подтверждённую в&nbsp;профиле. Если её&nbsp;нет, придёт СМС.</>;
  return <>Отправили код на&nbsp;{shown}</>;
}
