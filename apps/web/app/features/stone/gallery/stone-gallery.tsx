import type { CSSProperties, ReactNode } from 'react';
import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { Picture, type PictureSource } from '#app/ui/parts/picture.tsx';
import { measuresOf, proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { InclusionPlot } from '#app/shop/stone-drawings/inclusion-plot.tsx';
import { StoneSide } from '#app/shop/stone-drawings/stone-side.tsx';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import { LifeSize } from '#app/ui/true-size/life-size.tsx';
import { stoneTitle } from '../stone-words.ts';
import styles from './stone-gallery.module.css';

type Props = {
  stone: StonePage;
  /** A photograph of another stone of the same shape. */
  photo: PictureSource | null;
};

/** Width of the large picture on the page. */
const MAIN_SIZES =
  '(min-width: 1440px) 793px, (min-width: 1280px) calc(58.5vw - 49px), (min-width: 1024px) calc(58.5vw - 29px), 100vw';
const THUMB_SIZES = '(min-width: 1024px) 190px, 25vw';

type ViewCell = { code: string; name: string; main: ReactNode; thumb: ReactNode };

/** The views of a stone: radio buttons choose one, so they work without JavaScript. */
export function StoneGallery({ stone, photo }: Props) {
  const drawn = proportionsOf(stone);
  const title = stoneTitle(stone);
  const { widthMm } = drawn;
  const cells: ViewCell[] = [
    {
      code: 'top',
      name: 'Вид сверху',
      main: (
        <span className={styles.drawing}>
          <StoneTop stone={drawn} size={null} label={`${title}: чертёж, вид сверху`} />
          {widthMm !== null && <Millimetre boxMm={widthMm * Math.max(1, measuresOf(drawn).length)} />}
        </span>
      ),
      thumb: <StoneTop stone={drawn} size={null} className={styles.small} />,
    },
    {
      code: 'side',
      name: 'Вид сбоку',
      main: (
        <span className={styles.drawing}>
          <StoneSide stone={drawn} />
        </span>
      ),
      thumb: <StoneSide stone={drawn} className={styles.small} />,
    },
    {
      code: 'plot',
      name: 'Карта включений',
      main: (
        <span className={styles.plots}>
          <InclusionPlot stone={drawn} side="crown" marks={stone.inclusions} />
          <InclusionPlot stone={drawn} side="pavilion" marks={stone.inclusions} />
        </span>
      ),
      thumb: (
        <InclusionPlot
          stone={drawn}
          side="crown"
          marks={stone.inclusions}
          className={styles.small}
          isDecorative
        />
      ),
    },
  ];
  if (photo !== null) cells.unshift(photoCell(photo));
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>Виды камня</legend>
      {cells.map(({ code, name, main, thumb }, at) => (
        <div key={code} className={styles.view}>
          <label className={styles.choice}>
            <input className={styles.input} type="radio" name="view" value={code} defaultChecked={at === 0} />
            <span className={styles.thumb}>{thumb}</span>
            <span className={styles.name}>{name}</span>
          </label>
          <figure className={styles.stage}>{main}</figure>
        </div>
      ))}
      {widthMm !== null && (
        <div className={styles.life}>
          <LifeSize widthMm={widthMm * Math.max(1, measuresOf(drawn).length)}>
            <StoneTop stone={drawn} size={null} className={styles.tiny} />
          </LifeSize>
        </div>
      )}
    </fieldset>
  );
}

function photoCell(photo: PictureSource): ViewCell {
  return {
    code: 'photo',
    name: 'Снимок',
    main: (
      <>
        <Picture picture={photo} sizes={MAIN_SIZES} isPriority />
        <figcaption className={styles.caption}>Снимок камня такой&nbsp;же формы</figcaption>
      </>
    ),
    thumb: <Picture picture={photo} sizes={THUMB_SIZES} alt="" />,
  };
}

/** The bar of one millimetre below a drawing that shows `boxMm` across. */
function Millimetre({ boxMm }: { boxMm: number }) {
  return (
    <span className={styles.millimetre} style={{ '--share': 1 / boxMm } as CSSProperties}>
      1&nbsp;мм
    </span>
  );
}
