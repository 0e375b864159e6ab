import type { ReactNode } from 'react';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { Buy } from './buy/buy-types.ts';
import { BuyBar } from './buy/buy-bar.tsx';
import { offerOf } from './buy/offer.ts';
import { BuyPanel } from './buy/buy-panel.tsx';
import { Care } from './care.tsx';
import type { City } from './buy/city.ts';
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
import { usePurchase } from './buy/use-purchase.ts';
import { BuyStripPage } from '#app/shop/buying/buy-strip.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import layout from '#app/ui/text/layout.module.css';
import styles from './product-view.module.css';

type Props = {
  product: Product;
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
  /** Leads to the appointment in a store. */
  showing: ShowingLink;
  /** Breadcrumbs above, rows of cards below. */
  top: ReactNode;
  children: ReactNode;
};

const FORM = 'buy';

/** The page of one product. */
export function ProductView(props: Props) {
  const { product, city, today, buy, heart, compare, similarHref, phone, showing, top, children } = props;
  const words = useWords(product);
  const purchase = usePurchase(product, words, buy);
  const size = purchase.chosen?.size ?? null;
  const offer = offerOf(product, purchase.chosen);
  return (
    <BuyStripPage>
      <div className={layout.container}>
        {top}
        <div className={styles.product}>
          <Gallery
            name={product.shortName}
            images={product.images}
            video={product.video}
            label={labelOf(product.labels)}
            drawn={{ kind: product.kind, inserts: product.inserts, widthMm10: product.widthMm10, size }}
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
      />
      <div className={layout.container}>
        <Specs product={product} weightMg={offer.weightMg} size={size} />
        <div className={styles.screenOnly}>
          {reportedOf(product.inserts).map((reported) => (
            <ReportWhenNear
              key={reported.report.number}
              reported={reported}
              productId={product.id}
              skus={product.skus}
            />
          ))}
        </div>
      </div>
      <EngravingBand product={product} words={words} purchase={purchase} form={FORM} />
      <div className={layout.container}>
        <Story title="Об изделии" text={product.description} />
        <StoreList stores={product.stores} cityIn={city.prepositional} cityCode={city.code} size={size} />
        <Care care={product.care} />
        {children}
      </div>
    </BuyStripPage>
  );
}
