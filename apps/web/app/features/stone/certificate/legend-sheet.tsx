import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { examinedBy, SecondPage } from '#app/shop/certificate/second-page.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { SideDimensions } from '#app/shop/stone-drawings/side-dimensions.tsx';
import { certificateName } from '../stone-words.ts';
import type { StoneInclusion } from '@yahont/contracts/stones/stones-import.ts';

const INCLUSION_NAMES: Readonly<Record<StoneInclusion['kind'], string>> = {
  crystal: 'кристалл',
  feather: 'трещина',
  needle: 'игла',
  cloud: 'облако',
  pinpoint: 'точка',
};

/** The second page: the stone from the side, the signs of the plots and how to check the number. */
export function LegendSheet({ stone }: { stone: StonePage }) {
  const { inclusions, inscription, gemmologist, laboratoryFacts } = stone;
  const kinds = [...new Set(inclusions.map(({ kind }) => kind))];
  const notes = [
    {
      title: 'Знаки на схемах',
      text:
        kinds.length === 0
          ? 'На схемах отметок нет.'
          : `Красным отмечены внутренние особенности: ${kinds.map((kind) => INCLUSION_NAMES[kind]).join(', ')}.`,
    },
    {
      title: 'Надпись на рундисте',
      text:
        inscription === ''
          ? 'Камень не подписан.'
          : `${inscription}, лазером. Сверьте её под лупой с номером заключения.`,
    },
    { title: 'Кто исследовал', text: examinedBy(laboratoryFacts, gemmologist) },
  ];
  return (
    <SecondPage title="Пропорции и знаки" name={certificateName(stone)} notes={notes}>
      <SideDimensions stone={proportionsOf(stone)} />
    </SecondPage>
  );
}
