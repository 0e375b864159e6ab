import { phoneHref } from '@yahont/values/phone.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import styles from '#app/ui/text/text.module.css';

type Props = { text: string };

/** The line that is free to call, as editors write it. */
const PHONE = /(8[ \u00A0]800[ \u00A0]\d{3}-\d{2}-\d{2})/;

/** A text of an editor, bound where a line must not end; its telephones can be pressed and stay whole. */
export function PhoneLinks({ text }: Props) {
  // Splitting by a group leaves the telephones at odd places.
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
