import type { ReactNode } from 'react';
import type { Dossier } from '@yahont/contracts/catalogue/dossier.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Buy } from './buy/buy-types.ts';
import { BuyBar } from './buy/buy-bar.tsx';
import { offerOf, type Offer } from './buy/offer.ts';
import { BuyPanel } from './buy/buy-panel.tsx';
import { Care } from './care.tsx';
import type { City } from './buy/city.ts';
import { DossierWhenNear } from './dossier/dossier-when-near.tsx';
import { EngravingBand } from './engraving/engraving-band.tsx';
import { useWords } from './engraving/use-words.ts';
import { Gallery } from './gallery/gallery.tsx';
import { labelOf } from './product-names.ts';
import type { HousePhone } from './buy/store-sale.tsx';
import { reportedOf } from './report/reported-of.ts';
import { ReportWhenNear } from './report/report-when-near.tsx';
import { StoreList } from './store-list.tsx';
import { stonesOf } from './seat/stones-of.ts';
import { Specs } from './specs.tsx';
import { Story } from './story.tsx';
import { lackingSku } from './sizes/sizes.ts';
import { usePurchase, type Purchase } from './buy/use-purchase.ts';
import { BuyStripPage } from '#app/shop/buying/buy-strip.tsx';
import type { HoldLink } from '#app/shop/buying/hold-link.ts';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import type { Worn } from '#app/shop/worn-drawings/worn.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './product-view.module.css';

type Props = {
  product: Product;
  /** How it is worn; left out where the module is off. */
  worn?: Worn | null | undefined;
  /** For a dear piece; left out where the module is off. */
  dossier?: Dossier | undefined;
  city: City;
  /** Calendar day in that city. */
  today: string;
  buy: Buy;
  /** The favourites’ heart. */
  heart: ReactNode;
  /** The button of the comparison. */
  compare: ReactNode;
  /** Link to similar products: on this page, or their section. */
  similarHref: string;
  phone: HousePhone;
  /** Link to the appointment in a store. */
  showing: ShowingLink;
  /** Link to have a piece kept in a store. */
  hold: HoldLink | null;
  /** Buttons of bells; null in a shop without them. */
  bells: BellSlots | null;
  /** What owners say about the chosen size, beside its choice. */
  sizeAdvice: ReactNode;
  /** A row about a set with the piece, among the promises. */
  setRow: ReactNode;
  /** Whose size is chosen, above its choice. */
  whoseSize: ReactNode;
  /** Breadcrumbs above, rows of cards below. */
  top: ReactNode;
  children: ReactNode;
};

type SlotSku = Pick<Product['skus'][number], 'id' | 'size'> | null;
type BellSlots = { back: (sku: SlotSku) => ReactNode; price: (sku: SlotSku) => ReactNode };

const FORM = 'buy';

function sizesOf(skus: Product['skus']): number[] {
  return skus.flatMap(({ size }) => size ?? []);
}

/** The page of one product. */
export function ProductView(props: Props) {
  const { product, worn, dossier, city, today, buy, heart, compare, similarHref, phone, showing, hold } =
    props;
  const { bells } = props;
  const words = useWords(product);
  const purchase = usePurchase(product, words, buy);
  const size = purchase.chosen?.size ?? null;
  const lacking = lackingSku(product.skus, purchase.missing);
  const bell = lacking !== undefined && product.seat === null ? bells?.back(lacking) : null;
  const offer = offerOf(product, purchase.chosen);
  const isShownFirst = isForShowing(purchase, offer, dossier);
  return (
    <BuyStripPage>
      <div className={layout.container}>
        {props.top}
        <div className={styles.product}>
          <Gallery
            name={product.shortName}
            images={product.images}
            video={product.video}
            label={labelOf(product.labels)}
            drawn={{
              kind: product.kind,
              inserts: product.inserts,
              widthMm10: product.widthMm10,
              size,
              name: product.shortName,
              ...(worn ? { worn, sizes: sizesOf(product.skus) } : {}),
            }}
          />
          <BuyPanel
            product={product}
            offer={offer}
            purchase={purchase}
            words={words}
            city={city}
            today={today}
            heart={heart}
            compare={compare}
            form={FORM}
            similarHref={similarHref}
            phone={phone}
            showing={showing}
            firstPart={isShownFirst ? (dossier?.firstPart ?? null) : null}
            bell={bell}
            priceBell={bells !== null && bellOfPrice(product, purchase, bells)}
            sizeAdvice={props.sizeAdvice}
            setRow={props.setRow}
            whoseSize={props.whoseSize}
          />
        </div>
      </div>
      <BuyBar
        {...product}
        offer={offer}
        purchase={purchase}
        form={FORM}
        similarHref={similarHref}
        stonesHref={stonesOf(product)}
        showing={showing}
        isShownFirst={isShownFirst}
        bell={bell}
      />
      <div className={layout.container}>
        <Specs product={product} weightMg={offer.weightMg} size={size} />
        <div className={styles.screenOnly}>
          <Reports product={product} hasDossier={dossier !== undefined} />
        </div>
        {dossier && (dossier.scale !== null || dossier.firstPart !== null) && (
          <DossierWhenNear
            dossier={dossier}
            product={product}
            purchase={purchase}
            form={FORM}
            showing={showing}
          />
        )}
      </div>
      <EngravingBand product={product} words={words} purchase={purchase} form={FORM} />
      <div className={layout.container}>
        <Story title="Об изделии" text={product.description} />
        <StoreList
          stores={product.stores}
          skus={product.skus}
          cityIn={city.prepositional}
          cityCode={city.code}
          size={size}
          hold={product.seat === null && product.isSoldOnline ? hold : null}
        />
        <Care care={product.care} />
        {props.children}
      </div>
    </BuyStripPage>
  );
}

type ReportsProps = { product: Pick<Product, 'id' | 'inserts' | 'skus'>; hasDossier: boolean };

function Reports({ product: { id, inserts, skus }, hasDossier }: ReportsProps) {
  return reportedOf(inserts).map((reported) => (
    <ReportWhenNear
      key={reported.report.number}
      reported={reported}
      productId={id}
      skus={skus}
      hasDossier={hasDossier}
    />
  ));
}

/** Whether seeing the piece comes before buying it: it is dear, and can be kept for a first part. */
function isForShowing(
  { state }: Pick<Purchase, 'state'>,
  { waysAboveCard }: Pick<Offer, 'waysAboveCard'>,
  dossier: Dossier | undefined,
): boolean {
  const isForSale = state !== 'sold' && state !== 'store' && state !== 'setting';
  return isForSale && waysAboveCard !== null && dossier !== undefined && dossier.firstPart !== null;
}

/** About a lower price; of a sold product, about another piece, if there may be one. */
function bellOfPrice(
  { isOnly, seat }: Product,
  { state, chosen }: Pick<Purchase, 'state' | 'chosen'>,
  bells: BellSlots,
): ReactNode {
  if (state !== 'sold') return bells.price(chosen);
  return isOnly || seat !== null ? null : bells.back(null);
}
