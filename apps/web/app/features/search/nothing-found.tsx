import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Empty } from '#app/ui/empty.tsx';

type Props = { query: string; corrected: string | null };

/** A search without results still leads somewhere. */
export function NothingFound({ query, corrected }: Props) {
  if (corrected !== null) {
    return (
      <Empty
        title={`«${query}» не\u00A0нашлось`}
        actions={
          <ButtonLink href={`/search/?q=${encodeURIComponent(corrected)}`}>Показать «{corrected}»</ButtonLink>
        }
      >
        Возможно, вы искали «{corrected}».
      </Empty>
    );
  }
  return (
    <Empty
      title={query === '' ? 'Ничего не\u00A0подошло' : `«${query}» не\u00A0нашлось`}
      actions={
        <>
          <ButtonLink href="/catalog/">Весь каталог</ButtonLink>
          <ArrowLink href="/catalog/novinki/">Новинки</ArrowLink>
        </>
      }
    >
      Попробуйте короче: «кольцо с сапфиром», «серьги», «585».
    </Empty>
  );
}
