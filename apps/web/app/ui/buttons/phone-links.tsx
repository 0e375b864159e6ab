import { phoneHref } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import styles from '#app/ui/text/text.module.css';

type Props = { text: string };

/** The toll-free number, as editors write it. */
const PHONE = /(8[ \u00A0]800[ \u00A0]\d{3}-\d{2}-\d{2})/;

/** An editor's text with no-break spaces; phone numbers in it are links and do not break. */
export function PhoneLinks({ text }: Props) {
  // Splitting by a capture group puts the phones at odd indexes.
  return nbsp(text)
    .split(PHONE)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <a key={`${part} ${index}`} href={phoneHref(part)} className={styles.link}>
          {part}
        </a>
      ),
    );
}
