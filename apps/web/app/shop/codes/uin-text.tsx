import { formatUin } from '@yahont/values/measures/uin.ts';
import { A } from '#app/ui/buttons/link.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './uin-text.module.css';

type Props = {
  uin: string;
  /** Page that checks it, with `{uin}` in place of the number; null when the shop has none. */
  checkUrl: string | null;
};

/** A УИН in groups of four; a link to its check in the state system of precious metals. */
export function UinText({ uin, checkUrl }: Props) {
  const number = <span className={styles.number}>{formatUin(uin)}</span>;
  if (checkUrl === null) return number;
  return (
    <A href={uinCheckHref(checkUrl, uin)} isExternal className={text.link}>
      {number}
      <span className={text.hidden}>: проверить в&nbsp;ГИИС ДМДК, откроется в&nbsp;новой вкладке</span>
    </A>
  );
}

/** The page on which a УИН is checked in ГИИС ДМДК. */
function uinCheckHref(template: string, uin: string): string {
  return template.replaceAll('{uin}', uin);
}
