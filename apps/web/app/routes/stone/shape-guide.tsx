import type { ProductCard } from '@yahont/contracts/catalogue/cards.ts';
import type { TextPage } from '@yahont/contracts/content/content.ts';
import type { StoneShape } from '@yahont/contracts/stones/grades.ts';
import type { StoneCard } from '@yahont/contracts/stones/stone-card.ts';
import type { StonePicker as Picker } from '@yahont/contracts/stones/stone-picker.ts';
import { listedCards } from '#app/blocks/cards/listed-cards.tsx';
import { TextArticle } from '#app/blocks/text/text-article.tsx';
import { CompareForm } from '#app/features/comparison/choice/compare-form.tsx';
import { CompareToggle } from '#app/features/comparison/choice/compare-toggle.tsx';
import { FavouriteButton } from '#app/features/favourites/favourite-button.tsx';
import { NoStones, StonePicker } from '#app/features/stones/picker/stone-picker.tsx';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { numberedName } from '#app/shop/cards/stone-face.ts';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import layout from '#app/ui/text/layout.module.css';

/** Link to jewellery with diamonds, a section of the catalogue. */
export const DIAMOND_JEWELLERY = { name: 'Бриллианты', url: '/catalog/brillianty/', path: 'brillianty' };

type Props = { shape: StoneShape; text: TextPage; picker: Picker; cards: ProductCard[]; allUrl: string };

/** `/catalog/diamonds/{shape}/selection/`: choosing a stone of that shape by weight and budget. */
export function ShapeGuide({ shape, text, picker, cards, allUrl }: Props) {
  const renderCard = listedCards('Украшения с такой огранкой');
  const first =
    picker.allTotal === 0 ? (
      <NoStones shape={shape} />
    ) : (
      <>
        <CompareForm />
        <StonePicker shape={shape} picker={picker} renderCompare={renderCompare} renderHeart={renderHeart} />
      </>
    );
  return (
    <TextArticle page={text} parents={[DIAMOND_JEWELLERY]} first={first}>
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

function renderCompare({ id, shape, name }: StoneCard) {
  return <CompareToggle thing={{ kind: 'stones', id, shape }} name={name} look="text" />;
}

function renderHeart(stone: StoneCard) {
  return <FavouriteButton id={stone.id} kind="stone" name={numberedName(stone)} place="corner" />;
}
