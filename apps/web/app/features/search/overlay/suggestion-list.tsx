import type { Ref } from 'react';
import type { FoundSection, Suggestions } from '@yahont/contracts/search/search.ts';
import { groupDigits } from '@yahont/values/digits.ts';
import { searchUrl } from '@yahont/values/typed/search-text.ts';
import type { IconName } from '#app/ui/icons/icon-name.ts';
import { FoundProducts } from './found-products.tsx';
import { FoundStones } from './found-stones.tsx';
import { FoundTexts } from './found-texts.tsx';
import { Group, Row } from './option.tsx';
import styles from './suggestion-list.module.css';

export const LIST_ID = 'search-suggestions';

type Props = {
  list: Ref<HTMLDivElement>;
  suggestions: Suggestions;
  history: readonly string[];
  /** A query was chosen, which is then searched and added to the history. */
  onSearch: (query: string) => void;
};

/** Suggestions for the query: longer queries, sections and earlier searches; beside them products, texts and stores. */
export function SuggestionList({ list, suggestions, history, onSearch }: Props) {
  const { completions, sections, popular, query } = suggestions;
  return (
    <div ref={list} id={LIST_ID} role="listbox" aria-label="Подсказки поиска" className={styles.root}>
      <div className={styles.column}>
        {completions.length > 0 && (
          <Group label="Подсказки">
            {completions.map(({ text, url, typedLength }) => (
              <Row
                key={url}
                id={`completion-${text}`}
                icon="search"
                href={url}
                onChoose={() => onSearch(text)}
              >
                {text.slice(0, typedLength)}
                <b>{text.slice(typedLength)}</b>
              </Row>
            ))}
          </Group>
        )}
        {sections.length > 0 && (
          <Group label="Разделы">
            {sections.map((section) => (
              <Row
                key={section.url}
                id={`section-${section.url}`}
                icon={iconOf(section)}
                href={section.url}
                note={groupDigits(String(section.count))}
              >
                {section.name}
              </Row>
            ))}
          </Group>
        )}
        {history.length > 0 && (
          <Group label="Вы искали" className={query === '' ? undefined : styles.history}>
            {history.map((text) => (
              <Row
                key={text}
                id={`history-${text}`}
                icon="clock"
                href={searchUrl(text)}
                onChoose={() => onSearch(text)}
              >
                {text}
              </Row>
            ))}
          </Group>
        )}
      </div>
      <div className={styles.column}>
        {suggestions.stones !== null && <FoundStones found={suggestions.stones} />}
        <FoundProducts suggestions={suggestions} onAll={() => onSearch(query)} />
        <FoundTexts suggestions={suggestions} />
        {popular.length > 0 && (
          <Group label="Популярное" className={styles.popular}>
            {popular.map(({ text, url }) => (
              <Row key={url} id={`popular-${text}`} icon="search" href={url} onChoose={() => onSearch(text)}>
                {text}
              </Row>
            ))}
          </Group>
        )}
      </div>
    </div>
  );
}

function iconOf({ kind, isRoyal }: FoundSection): IconName {
  if (isRoyal) return 'crown';
  return kind === 'ring' ? 'ring' : 'diamond';
}
