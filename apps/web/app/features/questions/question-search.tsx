import { Icon } from '#app/ui/icons/icon.tsx';
import styles from './question-search.module.css';

type Props = { query: string; onQuery: (query: string) => void };

/** The field that filters the questions while the shopper types; without code it is submitted. */
export function QuestionSearch({ query, onQuery }: Props) {
  return (
    <form
      action="/questions/"
      role="search"
      aria-label="Поиск по вопросам"
      className={styles.root}
      onSubmit={(event) => event.preventDefault()}
    >
      <Icon name="search" size={24} />
      <input
        className={styles.field}
        type="search"
        name="q"
        defaultValue={query}
        placeholder="Найти ответ: «вернуть кольцо»"
        aria-label="Найти ответ"
        autoComplete="off"
        maxLength={100}
        onChange={(event) => onQuery(event.target.value)}
      />
    </form>
  );
}
