import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import { useState, type ReactNode } from 'react';
import { countOf } from '@yahont/values/text/plural.ts';
import { QuestionList } from '#app/blocks/document/needing-code/question-list.tsx';
import type { QuestionGroup } from '@yahont/contracts/content/questions.ts';
import { countQuestions, findQuestions } from '#app/features/questions/find-questions.ts';
import { QuestionHelp } from '#app/features/questions/question-help.tsx';
import { QuestionSearch } from '#app/features/questions/question-search.tsx';
import styles from './question-groups.module.css';

const GROUP_NAMES: Readonly<Record<QuestionGroup['group'], string>> = {
  order: 'Заказ',
  payment: 'Оплата',
  delivery: 'Доставка и\u00A0примерка',
  return: 'Возврат и\u00A0обмен',
  product: 'Украшения и\u00A0размеры',
  diamonds: 'Бриллианты и\u00A0сертификаты',
  bonus: 'Бонусы и\u00A0скидки',
  service: 'Гарантия и\u00A0ремонт',
  account: 'Личный кабинет',
};

type Props = {
  groups: readonly QuestionGroup[];
  /** Query of the address. */
  query: string;
  /** Below the questions: the text of the page itself. */
  children?: ReactNode;
};

/** All questions by group, narrowed by a search. */
export function QuestionGroups({ groups, query: first, children }: Props) {
  const [query, setQuery] = useState(first);
  const found = findQuestions(groups, query);
  const isSearching = cleanTyped(query) !== '';
  return (
    <div className={styles.root}>
      <nav className={styles.groups} aria-label="Темы вопросов">
        <ul>
          {groups.map(({ group, questions }) => (
            <li key={group}>
              <a href={`#${group}`} className={styles.group}>
                {GROUP_NAMES[group]}
                <small>{questions.length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <QuestionSearch query={first} onQuery={setQuery} />
        <p className={styles.count} role="status">
          {isSearching && countText(countQuestions(found))}
        </p>
        {found.map(({ group, questions }) => (
          <section key={group} className={styles.section} aria-labelledby={group}>
            <h2 id={group} className={styles.heading}>
              {GROUP_NAMES[group]}
            </h2>
            <QuestionList questions={questions} />
          </section>
        ))}
        {children !== undefined && <div className={styles.text}>{children}</div>}
        <QuestionHelp />
      </div>
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return 'Такого вопроса нам ещё не\u00A0задавали. Спросите: ответ появится здесь.';
  return `Нашлось: ${countOf(count, ['вопрос', 'вопроса', 'вопросов'])}`;
}
