import type { ReactNode } from 'react';
import type { ChosenSetting, StoneSelection } from '@yahont/contracts/stones/stone-selection.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { decimal, millimetres } from '#app/shop/stone-drawings/figures.ts';
import layout from '#app/ui/text/layout.module.css';
import text from '#app/ui/text/text.module.css';
import { RingSteps } from '#app/shop/parts/ring-steps.tsx';
import { FitBlock } from './fit/fit-block.tsx';
import { ChoiceBar } from './panel/choice-bar.tsx';
import { ChoicePanel } from './panel/choice-panel.tsx';
import { useInscription } from './panel/use-inscription.ts';
import { useSetPurchase, type BuySet } from './panel/use-set-purchase.ts';
import { otherStones, type Choice } from './selection-address.ts';
import { SettingPreview } from './setting-preview.tsx';
import { SettingList } from './settings/setting-list.tsx';
import { StoneStrip } from './stone-strip.tsx';
import { TakenStone } from './taken-stone.tsx';
import styles from './selection-view.module.css';

type Props = {
  selection: StoneSelection;
  choice: Choice;
  buy: BuySet;
  /** Leads to the appointment in a store. */
  showing: ShowingLink;
  /** Calendar day in the city. */
  today: string;
  cityName: string;
  /** Breadcrumbs. */
  top: ReactNode;
};

const FORM = 'set';

/** The choice of a setting for one stone. */
export function SelectionView(props: Props) {
  const { selection, choice, top } = props;
  const { stone, state, chosen, misfit } = selection;
  const isTaken = state !== 'available';
  return (
    <>
      <div className={layout.container}>
        {top}
        <header className={styles.head}>
          <h1 className={text.pageTitle}>Оправа для&nbsp;камня</h1>
          <RingSteps current="Оправа" />
        </header>
        <StoneStrip
          stone={stone}
          setting={choice.setting}
          othersHref={otherStones(selection, choice.setting)}
        />
        {isTaken && <TakenStone selection={selection} choice={choice} />}
        {!isTaken && misfit !== null && (
          <p className={styles.misfit} role="status">
            {nbsp(
              `${misfit.name} этому камню не подходит: её каст — от ${decimal(misfit.seat.fromMm100 / 100, 2)} до ${millimetres(misfit.seat.toMm100 / 100)}. Ниже те, в которые он садится.`,
            )}
          </p>
        )}
        {!isTaken && chosen === null && <NoSetting stoneUrl={stone.url} />}
      </div>
      {!isTaken && chosen !== null && <Chosen {...props} chosen={chosen} />}
    </>
  );
}

function Chosen({
  selection,
  choice: address,
  buy,
  showing,
  today,
  cityName,
  chosen,
}: Props & { chosen: ChosenSetting }) {
  const { stone } = selection;
  const inscription = useInscription(stone.code, chosen, address);
  const { choice } = inscription;
  const purchase = useSetPurchase({ selection, chosen, choice, inscription, buy });
  return (
    <>
      <div className={`${layout.container} ${styles.columns}`}>
        <div className={styles.left}>
          <SettingPreview key={chosen.code} stone={stone} chosen={chosen} />
          <FitBlock stone={stone} chosen={chosen} size={purchase.sku?.size ?? null} />
          <SettingList selection={selection} choice={choice} />
        </div>
        <ChoicePanel
          stone={stone}
          chosen={chosen}
          choice={choice}
          purchase={purchase}
          inscription={inscription}
          showing={showing}
          form={FORM}
          today={today}
          cityName={cityName}
        />
      </div>
      <ChoiceBar
        chosen={chosen}
        purchase={purchase}
        inscription={inscription}
        showing={showing}
        form={FORM}
      />
    </>
  );
}

function NoSetting({ stoneUrl }: { stoneUrl: string }) {
  return (
    <section className={styles.none}>
      <h2>{nbsp('Готовой оправы для этого камня нет')}</h2>
      <p>
        {nbsp('Его размер или форма редки для наших моделей. Мастерская сделает оправу по его измерениям:')}{' '}
        <A className={text.link} href="/feedback/">
          напишите нам
        </A>
        {nbsp(' — или возьмите камень без оправы, с заключением и УИН:')}{' '}
        <A className={text.link} href={stoneUrl}>
          на его странице
        </A>
        .
      </p>
    </section>
  );
}
