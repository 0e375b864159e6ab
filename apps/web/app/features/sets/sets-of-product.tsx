import { ArrowLink } from '#app/ui/buttons/arrow-link.tsx';
import layout from '#app/ui/text/layout.module.css';
import type { SetCard } from './sets-or-none.server.ts';
import { SetList } from './set-list.tsx';

/** Sets with the product of the page. */
export function SetsOfProduct({ sets }: { sets: readonly SetCard[] }) {
  return (
    <section className={layout.section} aria-labelledby="sets">
      <header className={layout.sectionHead}>
        <h2 id="sets">Соберите комплект</h2>
        <ArrowLink href="/sets/" isShortOnPhone>
          Все комплекты
        </ArrowLink>
      </header>
      <SetList sets={sets} />
    </section>
  );
}
