import { nbsp } from '@yahont/values/text/typography.ts';
import { UinText } from './uin-text.tsx';
import styles from './piece-uins.module.css';

type Props = {
  uins: readonly string[];
  /** What each УИН is of, Russian: «Оправа», «Бриллиант»; empty for a piece that is one item. */
  parts: readonly string[];
  /** Page that checks a УИН, `{uin}` for the number; null when the shop names none. */
  checkUrl: string | null;
};

/** The УИНs of a piece that somebody bought, and where each is checked. Nothing for a piece without any. */
export function PieceUins({ uins, parts, checkUrl }: Props) {
  return (
    <>
      {uins.map((uin, index) => (
        <p key={uin} className={styles.fact}>
          {parts[index] !== undefined && `${parts[index]}: `}
          УИН <UinText uin={uin} checkUrl={checkUrl} />
          {parts[index] === undefined && nbsp(': по нему изделие можно проверить в ДМДК')}
        </p>
      ))}
      {parts.length > 0 && uins.length > 0 && (
        <p className={styles.fact}>{nbsp('По этим номерам обе части можно проверить в ДМДК')}</p>
      )}
    </>
  );
}
