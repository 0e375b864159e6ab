import { useState, useSyncExternalStore } from 'react';
import { Form, useRevalidator } from 'react-router';
import { Button } from '#app/ui/buttons/button.tsx';
import { FormStatus } from '#app/ui/notices/form-status.tsx';
import { plural } from '@yahont/values/text/plural.ts';
import { canSubscribe, subscribeBrowser } from './subscribe-browser.ts';
import styles from './browser-notices.module.css';

type Props = {
  /** Public key of the shop, base64url. */
  publicKey: string;
  /** How many browsers of the account get notices. */
  browsers: number;
};

type State = 'idle' | 'asking' | 'done' | 'denied' | 'failed';

const FAILURES: Partial<Record<State, string>> = {
  denied: 'Браузер не разрешил уведомления. Разрешите их для сайта в настройках и нажмите ещё раз.',
  failed: 'Не получилось включить уведомления. Попробуйте ещё раз через минуту.',
};

const neverChanges = () => () => undefined;

/** Switches notices on for this browser after a click, and off for all browsers. */
export function BrowserNotices({ publicKey, browsers }: Props) {
  // The server does not know the browser's abilities, so it reserves space for the button, and nothing below
  // moves.
  const isAble = useSyncExternalStore(neverChanges, canSubscribe, () => null);
  const [state, setState] = useState<State>('idle');
  const { revalidate } = useRevalidator();
  const ask = async () => {
    setState('asking');
    const answer = await subscribeBrowser(publicKey);
    setState(answer);
    if (answer === 'done') await revalidate();
  };
  return (
    <section className={styles.root}>
      <h2 className={styles.title}>Уведомления в&nbsp;браузере</h2>
      <p className={styles.note}>
        {browsers === 0
          ? 'Коротко, без цен на\u00A0экране. Приходят туда, где вы их разрешили.'
          : `Приходят в\u00A0${browsers}\u00A0${plural(browsers, ['браузер', 'браузера', 'браузеров'])}.`}
      </p>
      <div className={styles.buttons}>
        {isAble !== false && (
          <div className={styles.offer} data-waits={isAble === null || undefined}>
            <Button type="button" variant="ghost" onClick={() => void ask()} isWaiting={state === 'asking'}>
              Присылать в&nbsp;браузер
            </Button>
          </div>
        )}
        {browsers > 0 && (
          <Form method="post" action="/personal/subscriptions/">
            <Button type="submit" name="intent" value="push-end" variant="ghost">
              Больше не&nbsp;присылать
            </Button>
          </Form>
        )}
      </div>
      <FormStatus
        done={state === 'done' ? 'Включили. Отметьте в\u00A0таблице, о\u00A0чём присылать' : null}
        failure={FAILURES[state] ?? null}
      />
    </section>
  );
}
