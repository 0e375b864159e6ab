import type { ComponentProps } from 'react';
import type { Metal } from '@yahont/contracts/catalogue/jewellery.ts';
import type { CatalogueMenu } from '@yahont/contracts/catalogue/sections.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { SmallCard } from '#app/shop/cards/small-card.tsx';
import { A } from '#app/ui/buttons/link.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Picture } from '#app/ui/parts/picture.tsx';
import { menuAddress } from '#app/shell/royal-links.ts';
import { MegaMenuColumn } from './mega-menu-column.tsx';
import styles from './mega-menu.module.css';

type Section = CatalogueMenu['sections'][number];
type Props = { section: Section } & Omit<ComponentProps<'div'>, 'children' | 'className'>;

/**
 * The content of a section: its subsections, then its metals, stones and collections; its newest product, or
 * its picture.
 */
export function MegaMenuPanel({ section, ...rest }: Props) {
  const { name, url, count, picture, children, metals, stones, collections, novelty } = section;
  return (
    <div {...rest} className={styles.panel} data-panel="">
      <div className={styles.columns}>
        <MegaMenuColumn
          title={name}
          links={children.map((child) => ({ ...child, url: menuAddress(child.url) }))}
          end={
            <ArrowLink className={styles.all} href={url}>
              Весь раздел
            </ArrowLink>
          }
        />
        <MegaMenuColumn
          title="Металл"
          links={metals}
          mark={({ value }) => <i className={styles.metal} data-tone={toneOf(value)} />}
        />
        <MegaMenuColumn title="Камень" links={stones} />
        <MegaMenuColumn title="Коллекции" links={collections} />
      </div>
      {novelty !== null && (
        <div className={styles.novelty}>
          <p className={styles.heading}>Новинка</p>
          <SmallCard card={novelty} type="nav-novelties" sizes="264px" />
        </div>
      )}
      {novelty === null && picture !== null && (
        <A className={styles.picture} href={url} tabIndex={-1} aria-hidden="true">
          <span>
            <Picture key={picture.hash} picture={picture} sizes="264px" alt="" />
          </span>
          <b>{name}</b>
          <small>{countOf(count, ['изделие', 'изделия', 'изделий'])}</small>
        </A>
      )}
    </div>
  );
}

function toneOf(metal: Metal): 'yellow' | 'rose' | 'white' | 'mixed' {
  switch (metal) {
    case 'yellow-gold':
      return 'yellow';
    case 'rose-gold':
      return 'rose';
    case 'mixed-gold':
      return 'mixed';
    case 'white-gold':
    case 'platinum':
    case 'silver':
      return 'white';
  }
}
