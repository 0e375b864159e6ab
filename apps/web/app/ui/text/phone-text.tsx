import { formatPhone } from '@yahont/values/phone.ts';
import text from './text.module.css';

type Props = { phone: string };

/** `+7 (916) 204-18-33` in running text, without line breaks inside. */
export function PhoneText({ phone }: Props) {
  return <span className={text.unbroken}>{formatPhone(phone)}</span>;
}
