import { ENGRAVING_DAYS, ENGRAVING_PRICE } from '@yahont/values/engraving.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import text from '#app/ui/text/text.module.css';
import type { StudioState } from './studio-state.ts';
import styles from './studio.module.css';

type Props = { state: Pick<StudioState, 'surface'>; piecesHref: string; visitHref: string };

/** The price of the inscription, its date, and the two ways to order it: on a new piece, or on one's own. */
export function StudioActions({ state: { surface }, piecesHref, visitHref }: Props) {
  const isOwnOnly = surface === 'outside';
  const days = countOf(ENGRAVING_DAYS, ['рабочий день', 'рабочих дня', 'рабочих дней']);
  return (
    <div className={styles.actions}>
      <SumRows>
        <SumRow name={nbsp('Надпись лазером')} value={formatRoubles(ENGRAVING_PRICE)} />
        <SumRow name={nbsp('К сроку доставки')} value={nbsp(`+${days}`)} />
      </SumRows>
      {!isOwnOnly && (
        <ButtonLink href={piecesHref} size="big" isWide>
          Выбрать украшение для&nbsp;этой надписи
        </ButtonLink>
      )}
      <ButtonLink
        href={visitHref}
        size={isOwnOnly ? 'big' : 'normal'}
        variant={isOwnOnly ? 'primary' : 'ghost'}
        isWide
      >
        Принести своё украшение
      </ButtonLink>
      {isOwnOnly && (
        <p className={text.note}>
          {nbsp(
            'Снаружи гравируем только в салоне: мастер смотрит, не помешают ли камни и полировка. Цена та же.',
          )}
        </p>
      )}
    </div>
  );
}
