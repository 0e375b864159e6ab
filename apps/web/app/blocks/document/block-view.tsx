import type { Block } from '@yahont/contracts/content/blocks/shown-blocks.ts';
import { CalculatorView } from './calculators/calculator-view.tsx';
import { Figure } from './pictures/figure.tsx';
import { FormBlock } from './rows/form-block.tsx';
import { ProductsBlock } from './rows/products-block.tsx';
import { QuoteBlock } from './words/quote-block.tsx';
import { StoresBlock } from './rows/stores-block.tsx';
import { TableBlock } from './words/table-block.tsx';
import { TextBlock } from './words/text-block.tsx';
import {
  FilmWhenNear,
  GalleryWhenNear,
  KeptStones,
  PromoWhenNear,
  QuestionsWhenNear,
} from './waiting-blocks.ts';

type Props = {
  block: Block;
  /** Identifies the block among all texts. */
  place: string;
};

/** One block of a text, of any type. */
export function BlockView({ block, place }: Props) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} />;
    case 'picture':
      return <Figure picture={block.picture} caption={block.caption} />;
    case 'gallery':
      return <GalleryWhenNear block={block} />;
    case 'film':
      return <FilmWhenNear block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'quote':
      return <QuoteBlock block={block} />;
    case 'products':
      return <ProductsBlock block={block} />;
    case 'stones':
      return <KeptStones block={block} />;
    case 'stores':
      return <StoresBlock block={block} />;
    case 'form':
      return <FormBlock block={block} place={place} />;
    case 'questions':
      return <QuestionsWhenNear block={block} />;
    case 'promo':
      return <PromoWhenNear block={block} />;
    case 'calculator':
      return <CalculatorView block={block} />;
  }
}
