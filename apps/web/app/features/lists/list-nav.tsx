import { Form } from 'react-router';
import type { ListBrief } from '@yahont/contracts/lists/lists.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { A } from '#app/ui/buttons/link.tsx';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import type { ListResult } from './list-action.server.ts';
import { WordsFields } from './words-fields.tsx';
import styles from './lists.module.css';

type Props = {
  /** One below the other on a desktop. */
  isColumn: boolean;
  /** Address of the page of favourites, without a list. */
  base: string;
  lists: readonly ListBrief[];
  /** Number of all favourites. */
  count: number;
  openId: number | null;
  /** What the form of a new list begins with; null: empty and folded. */
  start: { name: string; day: string } | null;
  result: ListResult | undefined;
};

/** Links to the lists, and the form of a new one. */
export function ListNav({ isColumn, base, lists, count, openId, start, result }: Props) {
  const refused = result?.ok === false && result.intent === 'make' ? result : undefined;
  const isMaking = useSentIntent() === 'make';
  return (
    <div className={styles.side} data-column={isColumn || undefined}>
      <nav className={styles.nav} aria-label="Списки">
        <A href={base} className={styles.entry} aria-current={openId === null ? 'page' : undefined}>
          Все<small>{count}</small>
        </A>
        {lists.map(({ id, name, productIds }) => (
          <A
            key={id}
            href={`${base}?list=${id}`}
            className={styles.entry}
            aria-current={openId === id ? 'page' : undefined}
          >
            <span>{name}</span>
            <small>{productIds.length}</small>
          </A>
        ))}
      </nav>
      <Disclosure title="Новый список" isOpen={refused !== undefined || start !== null}>
        <Form method="post" id="new-list" className={styles.form} noValidate key={lists.length}>
          <input type="hidden" name="intent" value="make" />
          <WordsFields
            start={start ?? { name: '', day: '' }}
            refused={refused}
            button="Создать"
            isSending={isMaking}
          />
        </Form>
      </Disclosure>
    </div>
  );
}
