import type { StonePage } from '@yahont/contracts/stones/stone-page.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { useSettingSearch } from '#app/lib/navigation/use-setting-search.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { BuyStrip } from '#app/shop/buying/buy-strip.tsx';
import { shortName } from './stone-words.ts';

/** The main action of a phone, always visible. */
export function StoneBar({ stone }: { stone: StonePage }) {
  const settingSearch = useSettingSearch();
  const isAvailable = stone.state === 'available';
  return (
    <BuyStrip
      name={shortName(stone)}
      price={formatRoubles(stone.price)}
      note={isAvailable ? shortName(stone) : 'Продано'}
    >
      {isAvailable ? (
        <ButtonLink size="big" isWide href={`${stone.url}selection/${settingSearch}`}>
          Выбрать оправу
        </ButtonLink>
      ) : (
        <ButtonLink size="big" isWide variant="ghost" href="#alike">
          Похожие камни
        </ButtonLink>
      )}
    </BuyStrip>
  );
}
