import { useQueryClient } from '@tanstack/react-query';
import type { OfficeProduct } from '@yahont/contracts/office/products.ts';
import { DeedDialog } from '#app/blocks/deed/deed-dialog.tsx';
import { call } from '#app/lib/calls/call.ts';
import { setVisibility } from '#app/lib/calls/routes/products.ts';
import { changedText } from '#app/lib/words/changed.ts';

type Props = { product: OfficeProduct; onClose: () => void };

/** Hides a product from the shop, or shows it again. */
export function VisibilityDialog({ product: { id, name, isHidden, version }, onClose }: Props) {
  const cache = useQueryClient();
  return (
    <DeedDialog
      title={isHidden ? `Вернуть на сайт: ${name}` : `Скрыть с сайта: ${name}`}
      happens={
        isHidden
          ? 'Изделие снова появится в списках, в поиске и на своей странице.'
          : 'Изделие пропадёт из списков, поиска и корзин, его страница ответит «не найдено». Оформленные заказы не изменятся.'
      }
      button={isHidden ? 'Вернуть на сайт' : 'Скрыть с сайта'}
      isDanger={!isHidden}
      refused={changedText}
      onClose={() => {
        void cache.invalidateQueries({ queryKey: ['products'] });
        onClose();
      }}
      send={async (reason) => {
        const body = { isHidden: !isHidden, reason };
        await call(setVisibility, { params: { id }, body }, { version });
        return isHidden ? 'Изделие снова на сайте' : 'Изделие скрыто с сайта';
      }}
    />
  );
}
