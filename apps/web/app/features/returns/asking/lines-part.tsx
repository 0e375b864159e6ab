import { useId } from 'react';
import type { Order } from '@yahont/contracts/orders/orders.ts';
import type { ReturnableLine } from '@yahont/contracts/returns/returns.ts';
import { formatUin } from '@yahont/values/measures/uin.ts';
import { formatRoubles } from '@yahont/values/money.ts';
import { FieldError } from '#app/ui/fields/field-error.tsx';
import { useFieldError } from '#app/ui/fields/use-field-error.ts';
import { LinePicture } from '#app/shop/stone-drawings/line-picture.tsx';
import choice from '#app/ui/choices/choice.module.css';
import text from '#app/ui/text/text.module.css';
import { isReturnable, verdictText } from '../return-words.ts';
import styles from './lines-part.module.css';

type Props = {
  lines: readonly Order['lines'][number][];
  verdicts: readonly ReturnableLine[];
  chosen: readonly number[];
  /** Lines that can be exchanged for another size. */
  sized: readonly number[];
};

/** The pieces of the order, each with its last day for a return, or why it cannot be returned. */
export function LinesPart({ lines, verdicts, chosen, sized }: Props) {
  const errorId = `${useId()}-error`;
  const { isErrorShown, handlers } = useFieldError<HTMLFieldSetElement>({ name: 'line', isValid: undefined });
  return (
    <fieldset
      {...handlers}
      className={styles.root}
      aria-describedby={errorId}
      data-invalid={isErrorShown || undefined}
    >
      <legend className={text.hidden}>Что возвращаете</legend>
      {lines.map((line) => {
        const verdict = verdicts.find(({ lineId }) => lineId === line.id);
        return (
          verdict && (
            <LineChoice
              key={line.id}
              line={line}
              verdict={verdict}
              isChosen={chosen.includes(line.id)}
              isSized={sized.includes(line.id)}
            />
          )
        );
      })}
      <FieldError id={errorId} isShown={isErrorShown} />
    </fieldset>
  );
}

type ChoiceProps = {
  line: Order['lines'][number];
  verdict: ReturnableLine;
  isChosen: boolean;
  isSized: boolean;
};

function LineChoice({ line, verdict, isChosen, isSized }: ChoiceProps) {
  const isOpen = isReturnable(verdict);
  const facts = [...line.details, ...line.uins.map((uin) => `УИН\u00A0${formatUin(uin)}`)];
  return (
    <label className={styles.line} data-closed={!isOpen || undefined} data-sized={isSized || undefined}>
      <input
        type="checkbox"
        name="line"
        value={line.id}
        className={choice.box}
        defaultChecked={isOpen && isChosen}
        disabled={!isOpen}
      />
      <span className={styles.picture}>
        <LinePicture line={line} sizes="72px" />
      </span>
      <span className={styles.text}>
        <span>{line.name}</span>
        <small>{facts.join(' · ')}</small>
        <small>{verdictText(verdict)}</small>
      </span>
      <b className={styles.sum}>{formatRoubles(verdict.amount)}</b>
    </label>
  );
}
