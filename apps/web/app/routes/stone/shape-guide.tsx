import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import layout from '#app/ui/text/layout.module.css';
import { useListedCards } from '#app/blocks/cards/use-listed-cards.tsx';

/** Jewellery with diamonds, a section of the catalogue. */
export const DIAMOND_JEWELLERY = { name: 'Бриллианты', url: '/catalog/brillianty/', path: 'brillianty' };

type Props = { text: TextPage; cards: ProductCard[]; allUrl: string; stonesUrl: string };

/** `/catalog/diamonds/{shape}/selection/`: how to choose a stone of that shape. */
export function ShapeGuide({ text, cards, allUrl, stonesUrl }: Props) {
  const renderCard = useListedCards('Украшения с такой огранкой');
  return (
    <TextArticle page={text} parents={[DIAMOND_JEWELLERY]}>
      <p>
        <ArrowLink href={stonesUrl}>Выбрать такой камень</ArrowLink>
      </p>
      {cards.length > 0 && (
        <section className={layout.section}>
          <header className={layout.sectionHead}>
            <h2>Украшения с&nbsp;такой огранкой</h2>
            <ArrowLink href={allUrl} isShortOnPhone>
              Смотреть все
            </ArrowLink>
          </header>
          <Carousel label="Украшения с такой огранкой">{cards.map(renderCard)}</Carousel>
        </section>
      )}
    </TextArticle>
  );
}
