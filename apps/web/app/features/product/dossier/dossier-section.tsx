import type { Dossier } from '@yahont/contracts/catalogue/dossier.ts';
import type { Product } from '@yahont/contracts/catalogue/product.ts';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import layout from '#app/ui/text/layout.module.css';
import { classNames } from '#app/ui/parts/class-names.ts';
import type { Purchase } from '../buy/use-purchase.ts';
import { KeepForPart } from './keep-for-part.tsx';
import { PrivateShowing } from './private-showing.tsx';
import { TreatmentScale } from './treatment-scale.tsx';
import styles from './dossier.module.css';

type Props = {
  dossier: Dossier;
  product: Pick<Product, 'isOnly' | 'stores'>;
  purchase: Purchase;
  /** Id of the form that puts the piece into the cart. */
  form: string;
  showing: ShowingLink;
};

/** What the buyer of a dear piece asks: what was done to the stone, where to see it, how to have it kept. */
export function DossierSection({ dossier: { scale, firstPart }, product, purchase, form, showing }: Props) {
  return (
    <>
      {scale !== null && <TreatmentScale scale={scale} />}
      {firstPart !== null && (
        <div className={classNames(layout.section, styles.ways)}>
          <PrivateShowing stores={product.stores} skuId={purchase.chosen?.id ?? null} showing={showing} />
          <KeepForPart firstPart={firstPart} isOnly={product.isOnly} purchase={purchase} form={form} />
        </div>
      )}
    </>
  );
}
