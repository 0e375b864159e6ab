import type { ReactNode } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { PromiseLink, PromiseRow } from '#app/shop/buying/promise-row.tsx';
import { CERTIFICATE_ID } from '#app/shop/certificate/certificate-place.ts';
import { issuedText } from '../certificate/certificate-facts.ts';
import { certificateName } from '../stone-words.ts';

type Props = {
  stone: StonePage;
  /** The row about seeing it in a store. */
  showing: ReactNode;
};

/** The shop's promises about a stone. */
export function StoneRows({ stone, showing }: Props) {
  const { inscription } = stone;
  const engraved = inscription === '' ? '' : ', номер нанесён на рундист';
  return (
    <ul>
      {showing}
      <PromiseRow
        icon="document"
        title={nbsp(`Заключение ${certificateName(stone)}`)}
        note={nbsp(`${issuedText(stone)}${engraved}`)}
        end={<PromiseLink href={`#${CERTIFICATE_ID}`}>Открыть</PromiseLink>}
      />
      {/* A stone bought in a store was seen there; the seven-day return applies to distance selling only. */}
      {stone.isSoldOnline && (
        <PromiseRow
          icon="return"
          title={nbsp('Возврат 7 дней после доставки')}
          note={nbsp('Пока цела пломба и при камне его заключение')}
        />
      )}
    </ul>
  );
}
