import { formatPhone } from '@yahont/values/phone.ts';
import text from './text.module.css';

type Props = { phone: string };

/** `+7 (916) 204-18-33` in running text; a line never ends inside it. */
export function PhoneText({ phone }: Props) {
  return <span className={text.unbroken}>{formatPhone(phone)}</span>;
}
