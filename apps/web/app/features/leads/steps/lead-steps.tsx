import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { FIELD_WORDS, fieldText } from '@yahont/values/leads/lead-words.ts';
import { wrongLeadFields } from '@yahont/values/leads/lead-fields.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { readTexts } from '#app/base/forms/form-text.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { ServerRefusals } from '#app/ui/fields/refused-fields.tsx';
import styles from './lead-steps.module.css';

type Step = { title: string; fields: readonly string[] };

type Props = {
  kind: LeadKind;
  steps: readonly Step[];
  form: RefObject<HTMLFormElement | null>;
  /** Fields that the last answer of the server refused. */
  refused: readonly string[] | undefined;
  fieldsOf: (names: readonly string[]) => ReactNode;
  /** Consent and button, below the review. */
  end: ReactNode;
};

const REVIEW = 'Проверьте';

/**
 * A long form in steps, with a review before the button. Without scripts all steps are shown below one another; with them the
 * later ones are hidden by CSS from the first paint, so that nothing moves.
 */
export function LeadSteps({ kind, steps, form, refused, fieldsOf, end }: Props) {
  const [current, setCurrent] = useState(() => Math.max(0, stepOf(steps, refused)));
  const [wrong, setWrong] = useState(refused);
  const [answered, setAnswered] = useState(refused);
  const [review, setReview] = useState<readonly (readonly [string, string])[]>([]);
  const head = useRef<HTMLOListElement>(null);
  if (answered !== refused) {
    setAnswered(refused);
    setWrong(refused);
    const first = stepOf(steps, refused);
    if (first !== -1) setCurrent(first);
  }
  const titles = [...steps.map(({ title }) => title), REVIEW];

  function goOn(): void {
    if (form.current === null) return;
    const { fields = [] } = steps[current] ?? {};
    const names = steps.flatMap((step) => step.fields);
    const values = readTexts(new FormData(form.current), names);
    const bad = wrongLeadFields(kind, values).filter((name) => fields.includes(name));
    setWrong(bad);
    if (bad.length > 0) return;
    setReview(names.map((name) => [name, values[name] ?? ''] as const).filter(([, text]) => text !== ''));
    go(current + 1);
  }
  function go(step: number): void {
    setCurrent(step);
    head.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <ServerRefusals names={wrong}>
      <ol ref={head} className={styles.progress} aria-label="Шаги заявки">
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index === current ? 'step' : undefined}
            data-done={index < current || undefined}
          >
            <span>{index + 1}</span> {title}
          </li>
        ))}
      </ol>
      {steps.map(({ title, fields }, index) => (
        <fieldset key={title} className={styles.step} data-hidden={index === current ? undefined : ''}>
          <legend className={styles.legend}>{title}</legend>
          {fieldsOf(fields)}
        </fieldset>
      ))}
      <div className={styles.step} data-hidden={current === steps.length ? undefined : ''}>
        <dl className={styles.review}>
          {review.map(([name, text]) => (
            <div key={name}>
              <dt>{FIELD_WORDS[name] ?? name}</dt>
              <dd>{fieldText(name, text)}</dd>
            </div>
          ))}
        </dl>
        {end}
      </div>
      <div className={styles.moves}>
        {current > 0 && (
          <Button variant="ghost" onClick={() => go(current - 1)}>
            Назад
          </Button>
        )}
        {current < steps.length && <Button onClick={goOn}>Дальше</Button>}
      </div>
    </ServerRefusals>
  );
}

/** The first step with a refused field; -1 when there is none. */
function stepOf(steps: readonly Step[], refused: readonly string[] | undefined): number {
  return steps.findIndex(({ fields }) => fields.some((name) => refused?.includes(name)));
}
