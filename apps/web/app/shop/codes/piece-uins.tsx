import { nbsp } from '@yahont/values/text/typography.ts';
import { UinText } from './uin-text.tsx';
import styles from './piece-uins.module.css';

type Props = {
  uins: readonly string[];
  /**
   * The part that each УИН belongs to, in Russian: «Оправа», «Бриллиант»; empty for a piece that is one item.
   */
  parts: readonly string[];
  /** Page that checks a УИН, with `{uin}` in place of the number; null when the shop has none. */
  checkUrl: string | null;
};

/** The УИНs of a bought piece, each with a link that checks it; renders nothing without any. */
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
