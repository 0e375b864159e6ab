import type { TextPieces } from '@yahont/contracts/content/content.ts';
import { SmallCard } from '#app/ui/cards/small-card.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import styles from './landing-products.module.css';

type Props = { products: TextPieces };

/** Products that a text is about, with a link to their section. */
export function LandingProducts({ products: { heading, linkText, url, cards } }: Props) {
  return (
    <section className={layout.section} aria-labelledby="products">
      <header className={layout.sectionHead}>
        <h2 id="products">{heading}</h2>
        <ArrowLink href={url} isShortOnPhone>
          {linkText}
        </ArrowLink>
      </header>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <SmallCard
              card={card}
              type="landing"
              sizes="(min-width: 1440px) 322px, (min-width: 1024px) 23vw, 50vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
