import type { FormEvent, ReactNode } from 'react';
import { PRICE_UNIT_NAMES } from '@yahont/contracts/catalogue/names.ts';
import type { FirstPart } from '@yahont/contracts/catalogue/dossier.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { GIFT_CARD_PRICE } from '@yahont/values/gift-wrap.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { waysAboveCardText } from '#app/shop/words/ways-above-card.ts';
import { PanelTop } from '#app/shop/buying/panel-top.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { PriceBlock } from '#app/shop/buying/price-block.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { EngravingRow } from '../engraving/engraving-row.tsx';
import { isOffered, type EngravingState } from '../engraving/use-words.ts';
import { BodyRow } from '../body/body-row.tsx';
import { BuyActions } from './buy-actions.tsx';
import { leadToSizes } from './buy-button.tsx';
import { ChainChoice } from './chain-choice.tsx';
import { MetalChoice } from './metal-choice.tsx';
import { reportedOf } from '../report/reported-of.ts';
import { PromiseRows } from './promise-rows.tsx';
import { SeatNote } from '../seat/seat-note.tsx';
import { SizeChoice } from '../sizes/size-choice.tsx';
import { isOfLength } from '../sizes/sizes.ts';
import { stonesOf } from '../seat/stones-of.ts';
import { StoreSale, type HousePhone } from './store-sale.tsx';
import { storesWithSize } from '../sizes/stores-with-size.ts';
import type { Offer } from './offer.ts';
import type { City } from './city.ts';
import type { Purchase } from './use-purchase.ts';
import { reportName } from '#app/shop/stones/stone-facts.ts';
import { PromiseLink, PromiseRow } from '#app/shop/buying/promise-row.tsx';
import { CERTIFICATE_ID } from '#app/shop/certificate/certificate-place.ts';
import { classNames } from '#app/ui/parts/class-names.ts';
import panel from '#app/shop/buying/buying-panel.module.css';
import text from '#app/ui/text/text.module.css';
import styles from './buy-panel.module.css';

type Props = {
  product: Product;
  /** The price of the chosen size and its consequences. */
  offer: Offer;
  purchase: Purchase;
  words: EngravingState;
  city: City;
  /** Calendar day in that city. */
  today: string;
  heart: ReactNode;
  compare: ReactNode;
  /** Id of the form, for the button in the phone's bar. */
  form: string;
  similarHref: string;
  phone: HousePhone;
  showing: ShowingLink;
  /** For a piece that is shown first and can be kept for it. */
  firstPart: FirstPart | null;
  /** In place of the main button, for a size that is not there. */
  bell: ReactNode;
  /** Under the price: about a lower one, or about a sold product. */
  priceBell: ReactNode;
  /** What owners say about the chosen size. */
  sizeAdvice: ReactNode;
  /** A row about a set with the piece. */
  setRow: ReactNode;
  /** Whose size is chosen, above its choice. */
  whoseSize: ReactNode;
};

/** Everything needed for the decision, beside the pictures. Works as a plain form without JavaScript. */
export function BuyPanel(props: Props) {
  const { product, offer, purchase, words, city, today, heart, compare, form } = props;
  const { similarHref, phone, showing, firstPart, bell, priceBell } = props;
  const { chosen, message, state } = purchase;
  const isSold = state === 'sold';
  const { isSoldOnline, waysAboveCard: dear } = offer;
  const near = storesWithSize(product.stores, chosen?.size ?? null);
  // Sizes may be stocked in different cities.
  const { courierDate, pickupDate } = chosen ?? product.delivery;
  const engravedDate = chosen?.engravedDate ?? null;
  const hasSizes = product.skus.some(({ size }) => size !== null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'ask') leadToSizes(purchase);
    else void purchase.add();
  }

  return (
    <div className={classNames(panel.root, styles.root)}>
      <PanelTop
        number={`Артикул ${product.article}${product.isOnly ? ' · единственный\u00A0экземпляр' : ''}`}
        name={product.name}
        compare={compare}
      />
      <h1 className={classNames(panel.title, styles.title)}>{nbsp(product.name)}</h1>
      <PriceBlock {...offer} unit={PRICE_UNIT_NAMES[product.priceUnit]} isSold={isSold} />
      {priceBell}
      <MetalChoice {...product} />
      <form id={form} method="post" action="/cart/" onSubmit={submit}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="quantity" value="1" />
        {hasSizes && !isSold && (
          <SizeChoice {...{ product, purchase }} advice={props.sizeAdvice} whose={props.whoseSize} />
        )}
        {!hasSizes && chosen !== null && <input type="hidden" name="skuId" value={chosen.id} />}
        {(state === 'ready' || state === 'waiting' || state === 'in-cart') && (
          <ChainChoice
            chains={product.chains}
            price={offer.price}
            chosen={purchase.chain}
            onChoose={purchase.chooseChain}
          />
        )}
        <BuyActions
          purchase={purchase}
          similarHref={similarHref}
          stonesHref={stonesOf(product)}
          showing={showing}
          firstPart={firstPart}
          isFitted={near.length > 0}
          isDear={dear !== null}
          bell={bell}
          heart={heart}
        />
        <Message text={message} />
      </form>
      {product.seat !== null && !isSold && <SeatNote seat={product.seat} />}
      {state === 'store' && <StoreSale phone={phone} />}
      {dear !== null && !isSold && state !== 'store' && (
        <p className={`${text.note} ${styles.dear}`}>{waysAboveCardText(dear)}</p>
      )}
      {!isSold && (
        <PromiseRows
          delivery={
            isSoldOnline ? { ...product.delivery, courierDate, courierPrice: offer.courierPrice } : null
          }
          pickupDate={pickupDate}
          near={near}
          productId={product.id}
          isSizeMissing={purchase.missing !== null}
          today={today}
          cityName={city.name}
          cityIn={city.prepositional}
          size={chosen?.size ?? null}
          isOfLength={isOfLength(product.skus)}
          body={<BodyRow product={product} chosen={chosen} />}
        >
          {product.engraving !== null && isOffered(product) && (
            <EngravingRow
              engraving={{ ...product.engraving, courierDate: engravedDate ?? product.engraving.courierDate }}
              words={words}
              today={today}
            />
          )}
          {props.setRow}
          {isSoldOnline && <WrapRow />}
          <ReportRows inserts={product.inserts} />
        </PromiseRows>
      )}
    </div>
  );
}

function Message({ text: message }: { text: Purchase['message'] }) {
  return (
    <p className={classNames(panel.message, styles.message)} role="alert">
      {message !== null && (
        <>
          <Icon name="alert" size={16} />
          {message}
        </>
      )}
    </p>
  );
}

function WrapRow() {
  return (
    <PromiseRow
      icon="gift"
      title={nbsp('Подарочная упаковка')}
      note={nbsp(`Футляр, лента и конверт — бесплатно, открытка от руки ${formatRoubles(GIFT_CARD_PRICE)}`)}
      end="В корзине"
    />
  );
}

/** Laboratory reports that come with the piece. */
function ReportRows({ inserts }: Pick<Product, 'inserts'>) {
  return reportedOf(inserts).map(({ report }) => (
    <PromiseRow
      key={report.number}
      icon="document"
      title={nbsp(`Заключение ${reportName(report)}`)}
      note={nbsp(`выдано ${formatDate(report.issuedOn)}, едет вместе с украшением`)}
      end={<PromiseLink href={`#${CERTIFICATE_ID}`}>Открыть</PromiseLink>}
    />
  ));
}
