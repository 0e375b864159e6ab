import type { SearchGroups } from '@yahont/contracts/search/search.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import { Chip } from '#app/ui/choices/chip.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './nothing-found.module.css';

type Props = {
  groups: Pick<SearchGroups, 'query' | 'missing' | 'related' | 'sections'>;
  /** «8 800 700-12-24» and its `tel:` link. */
  phone: { text: string; href: string };
};

/** Explains why nothing was found, with links to other queries, to sections and a phone. */
export function NothingFound({ groups: { query, missing, related, sections }, phone }: Props) {
  return (
    <div className={styles.root}>
      <p className={styles.why}>{nbsp(reasonOf(query, missing))}</p>
      <SearchForm query={query} />
      {related.length + sections.length > 0 && (
        <nav className={styles.chips} aria-label="Похожее">
          {related.map(({ text, url }) => (
            <Chip key={url} kind="plain" href={url}>
              {nbsp(text)}
            </Chip>
          ))}
          {sections.map(({ name, url }) => (
            <Chip key={url} kind="plain" href={url}>
              {nbsp(name)}
            </Chip>
          ))}
        </nav>
      )}
      <div className={styles.person}>
        <p>
          <b>{nbsp(missing?.isStone ? 'Спросите геммолога' : 'Спросите консультанта')}</b>
          <span className={styles.note}>
            {nbsp('Подскажем похожее и салон, где его можно примерить: ')}
            <a className={styles.phone} href={phone.href}>
              {phone.text}
            </a>
          </span>
        </p>
        <ButtonLink href="/feedback/">Написать нам</ButtonLink>
      </div>
    </div>
  );
}

function reasonOf(query: string, missing: Props['groups']['missing']): string {
  if (missing?.isStone) return `По запросу «${query}» изделий нет: такого камня сейчас нет в наличии.`;
  if (missing)
    return `По запросу «${query}» изделий нет: таких вещей мы не делаем. Ниже — то, что ближе всего.`;
  return `По запросу «${query}» ничего не нашлось. Проверьте слова или скажите короче: «кольцо с сапфиром», «серьги», «585 17,5».`;
}
