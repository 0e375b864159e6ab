import type { Product } from '@yahont/contracts/catalogue/product.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import type { ShowingLink } from '#app/shop/buying/showing-link.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { SumRow, SumRows } from '#app/ui/text/sum-rows.tsx';
import text from '#app/ui/text/text.module.css';
import styles from './dossier.module.css';

type Props = { stores: Product['stores']; skuId: number | null; showing: ShowingLink };

/** The piece is put aside for an hour with its buyer. */
export function PrivateShowing({ stores, skuId, showing }: Props) {
  const [store] = stores;
  return (
    <section className={styles.panel} aria-labelledby="private-showing">
      <h2 id="private-showing">{nbsp('Частный показ')}</h2>
      <p className={text.muted}>
        {nbsp('Час наедине с камнем: лупа, весы, дневная лампа и геммолог. Ничего не нужно покупать.')}
      </p>
      <SumRows>
        <SumRow name="Где" value={nbsp(store?.address ?? 'в салоне, который выберете')} />
        <SumRow name="Украшение" value={nbsp('отложим на ваше время')} />
        <SumRow name="Сколько стоит" value="бесплатно" />
      </SumRows>
      <ButtonLink isWide {...showing(skuId)}>
        {nbsp('Записаться на показ')}
      </ButtonLink>
      <p className={text.note}>
        <A className={text.link} href="/vip/">
          Как проходит показ
        </A>
      </p>
    </section>
  );
}
