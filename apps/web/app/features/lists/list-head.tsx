import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { FavouriteList } from '@yahont/contracts/lists/lists.ts';
import { formatDate } from '@yahont/values/dates/iso-date.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { useSentIntent } from '#app/base/forms/use-sent-intent.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { CopyButton } from '#app/ui/buttons/copy-button.tsx';
import { Disclosure } from '#app/ui/parts/disclosure.tsx';
import text from '#app/ui/text/text.module.css';
import { HintForm } from './hint-form.tsx';
import type { ListResult } from './list-action.server.ts';
import { typedDay } from './list-values.ts';
import { sumOf } from './price-since.ts';
import { WordsFields } from './words-fields.tsx';
import styles from './lists.module.css';

type Props = {
  list: FavouriteList;
  /** Address of the page for others; null while the list is not shared. */
  sharedUrl: string | null;
  result: ListResult | undefined;
};

/** The name, the day and the sum of a list, and what its owner can do with it. */
export function ListHead({ list, sharedUrl, result }: Props) {
  const { id, name, day, items } = list;
  const sum = sumOf(items);
  const intent = useSentIntent();
  const refused = result?.ok === false && result.intent === 'change' ? result : undefined;
  const isShown = sharedUrl !== null && !list.isHinted;
  // An answer leaves the part open whose button was pressed.
  const isSharing = isShown || (result?.ok === true && ['share', 'hide'].includes(result.intent));
  const about = [
    day === null ? null : formatDate(day),
    sharedUrl === null ? 'видите только вы' : 'открыт по\u00A0ссылке',
  ];
  return (
    <header className={styles.head}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={text.muted}>{about.filter((part) => part !== null).join(' · ')}</p>
      </div>
      {sum !== null && (
        <p className={styles.sum}>
          <b>{sum.total}</b>
          {sum.change !== null && <span>{sum.change}</span>}
        </p>
      )}
      <div className={styles.tools}>
        <Disclosure title="Поделиться" isOpen={isSharing} group="list-tools">
          <div className={styles.form}>
            <p className={text.note}>
              Вашего имени на&nbsp;странице нет. Кто что дарит, вы не&nbsp;узнаете: отметки «уже дарят» видят
              только гости.
            </p>
            {sharedUrl === null ? (
              <ListButton id={id} intent="share" isWaiting={intent === 'share'}>
                Открыть по&nbsp;ссылке
              </ListButton>
            ) : (
              <>
                <p className={styles.link}>{sharedUrl}</p>
                <div className={styles.row}>
                  <CopyButton text={sharedUrl} name="Скопировать" done="Ссылка скопирована" />
                  <ListButton id={id} intent="hide" isWaiting={intent === 'hide'}>
                    Закрыть доступ
                  </ListButton>
                </div>
                <p className={text.note}>После закрытия эта ссылка больше не&nbsp;откроется.</p>
              </>
            )}
          </div>
        </Disclosure>
        {sharedUrl !== null && <HintForm id={id} isHinted={list.isHinted} result={result} />}
        <Disclosure title={nbsp('Название и дата')} isOpen={refused !== undefined} group="list-tools">
          <Form method="post" className={styles.form} noValidate key={`${name}|${day}`}>
            <input type="hidden" name="intent" value="change" />
            <input type="hidden" name="list" value={id} />
            <WordsFields
              start={{ name, day: typedDay(day) }}
              refused={refused}
              button="Сохранить"
              isSending={intent === 'change'}
            />
          </Form>
          <ListButton id={id} intent="remove" isWaiting={intent === 'remove'}>
            Удалить список
          </ListButton>
        </Disclosure>
      </div>
    </header>
  );
}

type ButtonProps = { id: number; intent: string; isWaiting: boolean; children: ReactNode };

function ListButton({ id, intent, isWaiting, children }: ButtonProps) {
  return (
    <Form method="post">
      <input type="hidden" name="list" value={id} />
      <Button type="submit" name="intent" value={intent} variant="quiet" isWaiting={isWaiting}>
        {children}
      </Button>
    </Form>
  );
}
