import { useState, type MouseEvent } from 'react';
import { CallFailed, forgetCompared, rememberCompared } from '#app/lib/api/browser.ts';
import { useIsOfVisitor } from '#app/lib/visitor/use-visitor.ts';
import { visitor } from '#app/lib/visitor/visitor.ts';
import { Icon } from '#app/ui/icons/icon.tsx';
import { comparisonMessage } from '../messages.ts';
import { COMPARE_FORM_ID, type Comparable } from './compared-lists.ts';
import { toggleCompared } from './toggle-compared.ts';
import styles from './compare-toggle.module.css';

type Props = {
  thing: Comparable;
  /** For screen readers. */
  name: string;
  /** `icon` beside other icons, `box` in a row of a table, `text` with its words. */
  look: 'icon' | 'box' | 'text';
};

const CALLS = { remember: rememberCompared, forget: forgetCompared };
const FAILED = { code: 'failed' };

/**
 * Adds to the comparison or removes from it. In the cached page it is not pressed; the visitor's own state
 * arrives later. Without JavaScript it submits the page's `CompareForm`.
 */
export function CompareToggle({ thing, name, look }: Props) {
  const { kind, id } = thing;
  const isCompared = useIsOfVisitor(({ compared }) => compared[kind].some((one) => one.id === id));
  const [message, setMessage] = useState<string | null>(null);

  async function press(event: MouseEvent) {
    event.preventDefault();
    event.stopPropagation();
    setMessage(null);
    try {
      await toggleCompared(visitor, CALLS, thing);
    } catch (error) {
      const problem = error instanceof CallFailed ? error.problem : null;
      setMessage(comparisonMessage(kind, problem ?? FAILED));
    }
  }

  return (
    <span className={styles.root} data-look={look}>
      <button
        type="submit"
        form={COMPARE_FORM_ID}
        name="add"
        value={`${kind}:${id}`}
        className={styles.button}
        aria-pressed={isCompared}
        aria-label={`В сравнение: ${name}`}
        onClick={(event) => void press(event)}
        onBlur={() => setMessage(null)}
      >
        {look === 'box' ? (
          <span className={styles.box}>{isCompared && <Icon name="check" size={14} />}</span>
        ) : (
          <Icon name="scale" size={20} />
        )}
        {look === 'text' && 'В сравнение'}
      </button>
      {message !== null && (
        <span role="alert" className={styles.message} ref={showWhole}>
          {message}
        </span>
      )}
    </span>
  );
}

/** Scrolls the message into view: the bars at the bottom of a phone may cover it. */
function showWhole(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'nearest' });
}
