import type { ReactNode } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { BuyStripPage } from '#app/shop/buying/buy-strip.tsx';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import type { PictureSource } from '#app/ui/parts/picture.tsx';
import layout from '#app/ui/text/layout.module.css';
import { CertificateSection } from './certificate/certificate-section.tsx';
import { StoneGallery } from './gallery/stone-gallery.tsx';
import { StonePanel } from './panel/stone-panel.tsx';
import { useStonePurchase, type BuyResult } from './panel/use-stone-purchase.ts';
import { Proportions } from './proportions/proportions.tsx';
import { GradeScales } from './scales/grade-scales.tsx';
import { AmongSimilar } from './similar/among-similar.tsx';
import { StoneBar } from './stone-bar.tsx';
import styles from './stone-view.module.css';

type Props = {
  stone: StonePage;
  /** A photograph of another stone of the same shape. */
  photo: PictureSource | null;
  /** An article about the cut. */
  guideUrl: string | null;
  buy: (stoneId: number) => Promise<BuyResult>;
  heart: ReactNode;
  compare: ReactNode;
  /** Link to the appointment in a store. */
  showing: ShowingLink;
  /** The shop's promises about the stone. */
  rows: ReactNode;
  /** Breadcrumbs above, similar stones below. */
  top: ReactNode;
  children: ReactNode;
};

/** The page of one loose stone. */
export function StoneView({
  stone,
  photo,
  guideUrl,
  buy,
  heart,
  compare,
  showing,
  rows,
  top,
  children,
}: Props) {
  const purchase = useStonePurchase(stone, buy);
  return (
    <BuyStripPage>
      <div className={layout.container}>
        {top}
        <div className={styles.root}>
          <StoneGallery stone={stone} photo={photo} />
          <StonePanel
            stone={stone}
            purchase={purchase}
            heart={heart}
            compare={compare}
            showing={showing}
            rows={rows}
          />
        </div>
      </div>
      <div className={styles.screenOnly}>
        <StoneBar stone={stone} />
      </div>
      <div className={layout.container}>
        <Proportions stone={stone} guideUrl={guideUrl} />
        <GradeScales stone={stone} />
        <AmongSimilar stone={stone} />
        <CertificateSection stone={stone} />
        <div className={styles.screenOnly}>{children}</div>
      </div>
    </BuyStripPage>
  );
}
