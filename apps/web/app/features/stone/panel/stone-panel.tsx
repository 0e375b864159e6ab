import type { FormEvent, ReactNode } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { useSettingSearch } from '#app/lib/navigation/use-setting-search.ts';
import { waysAboveCardText } from '#app/shop/words/ways-above-card.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { PanelTop } from '#app/shop/buying/panel-top.tsx';
import { PriceBlock } from '#app/shop/buying/price-block.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { gradesOf, stoneTitle } from '../stone-words.ts';
import { Cheaper } from './cheaper.tsx';
import { Grades } from './grades.tsx';
import type { StonePurchase } from './use-stone-purchase.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import panel from '#app/shop/buying/buying-panel.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './stone-panel.module.css';

type Props = {
  stone: StonePage;
  purchase: StonePurchase;
  /** The favourites’ heart. */
  heart: ReactNode;
  /** Link to the appointment in a store. */
  showing: ShowingLink;
  /** The button of the comparison. */
  compare: ReactNode;
  /** The shop's promises about the stone. */
  rows: ReactNode;
};

/** Everything needed for the decision, beside the views. Works as a plain form without JavaScript. */
export function StonePanel({ stone, purchase, heart, showing, compare, rows }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    void purchase.add();
  }

  const settingSearch = useSettingSearch();
  const isSold = stone.state === 'sold';
  return (
    <div className={panel.root}>
      <PanelTop number={`Камень ${stone.certificate}`} name={stone.name} compare={compare} />
      <h1 className={panel.title}>{nbsp(stoneTitle(stone))}</h1>
      <Grades grades={gradesOf(stone)} />
      <PriceBlock {...stone} isSold={isSold} />
      {!isSold && <Cheaper {...stone} />}
      {stone.state === 'available' ? (
        <form
          method="post"
          action="/cart/"
          className={classNames(panel.actions, styles.actions)}
          onSubmit={submit}
        >
          <input type="hidden" name="intent" value="add-stone" />
          <input type="hidden" name="stoneId" value={stone.id} />
          <div className={styles.main}>
            <ButtonLink size="big" isWide href={`${stone.url}selection/${settingSearch}`}>
              Выбрать оправу
            </ButtonLink>
          </div>
          {heart}
          <div className={styles.alone}>
            <AloneButton purchase={purchase} showing={showing} />
          </div>
          {stone.waysAboveCard !== null && stone.isSoldOnline && (
            <div className={styles.alone}>
              <p className={text.note}>{waysAboveCardText(stone.waysAboveCard)}</p>
            </div>
          )}
          <p className={classNames(panel.message, styles.message)} role="alert">
            {purchase.message !== null && (
              <>
                <Icon name="alert" size={16} />
                {purchase.message}
              </>
            )}
          </p>
        </form>
      ) : (
        <Taken stone={stone} heart={heart} />
      )}
      {rows}
    </div>
  );
}

/** Buys the stone without a setting. */
function AloneButton({ purchase: { state }, showing }: Pick<Props, 'purchase' | 'showing'>) {
  if (state === 'store')
    return (
      <ButtonLink variant="ghost" isWide {...showing(null)}>
        Посмотреть и&nbsp;купить в&nbsp;салоне
      </ButtonLink>
    );
  if (state === 'in-cart')
    return (
      <ButtonLink variant="ghost" isWide href="/cart/">
        В корзине — оформить
      </ButtonLink>
    );
  return (
    <Button type="submit" variant="ghost" isWide isWaiting={state === 'waiting'} waitingText="Добавляем">
      Купить без оправы
    </Button>
  );
}

/** A stone that cannot be bought now, and the alternatives. */
function Taken({ stone, heart }: { stone: StonePage; heart: ReactNode }) {
  const words =
    stone.state === 'sold'
      ? 'Этот камень нашёл владельца, второго такого нет. Ниже — ближайшие к нему из тех, что в продаже.'
      : `Камень отложен для другого покупателя по цене ${formatRoubles(stone.price)}. Если он передумает, камень вернётся в продажу; ниже — ближайшие к нему.`;
  return (
    <div className={classNames(panel.actions, styles.actions)}>
      <p className={styles.taken}>{nbsp(words)}</p>
      {heart}
      {stone.alike.length > 0 && (
        <div className={styles.alone}>
          <ButtonLink size="big" isWide href="#alike">
            Похожие камни
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
