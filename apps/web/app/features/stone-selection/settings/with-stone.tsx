import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { useSettingSearch } from '#app/lib/navigation/use-setting-search.ts';
import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import { Carousel } from '#app/ui/parts/carousel.tsx';
import { proportionsOf } from '#app/shop/stone-drawings/geometry/proportions.ts';
import layout from '#app/ui/text/layout.module.css';
import { selectionHref } from '../selection-address.ts';
import { SettingCard } from './setting-card.tsx';

type Props = { stone: StonePage };

const SIZES = '(min-width: 1440px) 322px, (min-width: 1024px) 23vw, (min-width: 768px) 31vw, 62vw';

/** The settings that the shop recommends for a stone, on the stone's own page. */
export function WithStone({ stone }: Props) {
  const { code, url, settings } = stone;
  const settingSearch = useSettingSearch();
  const { total, advised } = settings;
  if (advised.length === 0) return null;
  const proportions = proportionsOf(stone);
  return (
    <section className={layout.section} aria-labelledby="with-stone">
      <header className={layout.sectionHead}>
        <h2 id="with-stone">С&nbsp;этим камнем</h2>
        <ArrowLink href={`${url}selection/${settingSearch}`} isShortOnPhone>
          {total > advised.length
            ? `Все ${countOf(total, ['оправа', 'оправы', 'оправ'])}`
            : 'К выбору оправы'}
        </ArrowLink>
      </header>
      <Carousel label="Оправы для этого камня">
        {advised.map((setting) => (
          <SettingCard
            key={setting.code}
            setting={setting}
            stone={proportions}
            href={selectionHref(code, {}, { setting: setting.code })}
            sizes={SIZES}
          />
        ))}
      </Carousel>
    </section>
  );
}
