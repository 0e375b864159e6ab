import type { StoneSetting } from '@yahont/contracts/stones/stone-setting.ts';
import { StoneTop } from '#app/shop/stone-drawings/stone-top.tsx';
import type { StoneProportions } from '#app/shop/stone-drawings/geometry/proportions.ts';
import { stoneInMm } from './seat-geometry.ts';
import { TopDrawing } from './top-drawing.tsx';
import styles from './stone-in-setting.module.css';

type Props = { stone: StoneProportions; setting: Pick<StoneSetting, 'kind' | 'seat' | 'inserts'> };

/**
 * Shown when no photograph has the setting with a stone of this shape; without the stone's dimensions, shows
 * the stone alone.
 */
export function StoneInSetting({ stone, setting }: Props) {
  const mm = stoneInMm(stone);
  return (
    <span className={styles.root}>
      {mm === null ? (
        <StoneTop stone={stone} size={null} className={styles.alone} />
      ) : (
        <TopDrawing stone={stone} mm={mm} setting={setting} isHidden />
      )}
    </span>
  );
}
