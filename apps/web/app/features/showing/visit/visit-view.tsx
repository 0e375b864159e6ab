import type { Showing } from '@yahont/contracts/appointments/appointments.ts';
import type { Visit } from '@yahont/contracts/appointments/visits.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { ButtonLink } from '#app/ui/buttons/button-link.tsx';
import type { ShowingResult } from '../showing-action.server.ts';
import { showingHref, type ShowingChoice, type VisitState, type VisitStep } from '../showing-address.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { MoveForm } from './move-form.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitSubject } from './visit-subject.tsx';
import styles from './visit.module.css';

type Props = {
  visit: Visit;
  state: VisitState;
  /** Hours that the visit can be moved to; requested only for that step. */
  showings: readonly Showing[];
  choice: ShowingChoice;
  /** Result of a refused change. */
  result: (ShowingResult & { ok: false }) | undefined;
};

/** The appointment behind the link from an SMS: when, where, and its two changes. Works without JavaScript. */
export function VisitView({ visit, state, showings, choice, result }: Props) {
  const { shown, when } = visit;
  const hrefOf = (step: VisitStep, more: ShowingChoice = {}) =>
    showingHref(shown, { ...more, visit: { ...state, step } });
  const ending = endingOf(visit);
  if (ending !== null || when === null)
    return (
      <div className={styles.root}>
        <p className={styles.when}>{ending?.title}</p>
        <p>{ending?.text}</p>
        {ending?.isAgainOffered === true && visit.url !== null && (
          <div className={styles.actions}>
            <ButtonLink href={showingHref(shown)}>Записаться снова</ButtonLink>
          </div>
        )}
      </div>
    );
  return (
    <div className={styles.root}>
      <VisitFacts when={when}>
        <VisitSubject visit={visit} />
      </VisitFacts>
      {state.step === 'show' && (
        <div className={styles.actions}>
          <ButtonLink href={hrefOf('move')}>Перенести</ButtonLink>
          <ButtonLink href={hrefOf('cancel')} variant="ghost">
            Отменить визит
          </ButtonLink>
        </div>
      )}
      {state.step === 'move' && (
        <MoveForm
          {...{ thing: shown, showings, choice, result }}
          action={hrefOf('move', choice)}
          choose={(next) => ({ href: hrefOf('move', next) })}
          backHref={hrefOf('show')}
        />
      )}
      {state.step === 'cancel' && (
        <CancelQuestion
          action={hrefOf('cancel')}
          backHref={hrefOf('show')}
          refusal={result?.refusal ?? null}
        />
      )}
    </div>
  );
}

/** The text about an appointment that can no longer be changed; null for one that can. */
function endingOf({
  state,
  isPast,
  heldUntil,
}: Visit): { title: string; text: string; isAgainOffered: boolean } | null {
  if (state === 'replaced')
    return {
      title: 'Запись перенесли',
      text: nbsp('Новые день и час, а с ними и новая ссылка, — в последнем СМС.'),
      isAgainOffered: false,
    };
  if (state === 'cancelled')
    return {
      title: 'Визит отменён',
      text: nbsp('Это время снова свободно. Будем рады, если вы выберете другое.'),
      isAgainOffered: true,
    };
  if (state === 'bought')
    return {
      title: 'Спасибо за покупку',
      text: nbsp('Гарантия и бесплатный уход — в личном кабинете, в разделе покупок.'),
      isAgainOffered: false,
    };
  if (state === 'came')
    return {
      title: 'Спасибо, что пришли',
      text: nbsp('Остались вопросы — позвоните в салон или запишитесь ещё раз.'),
      isAgainOffered: true,
    };
  if (state === 'no-show')
    return {
      title: 'Не дождались вас',
      text: nbsp('Что было отложено, снова в продаже. Выберите другое время, и мы приготовим всё ещё раз.'),
      isAgainOffered: true,
    };
  if (isPast && heldUntil !== null)
    return {
      title: 'Время визита прошло',
      text: nbsp(`Если вы задержались, приходите: отложенное ждёт вас сегодня до ${heldUntil}.`),
      isAgainOffered: false,
    };
  if (isPast)
    return {
      title: 'Этот визит уже прошёл',
      text: nbsp('Перенести или отменить его нельзя, но можно записаться ещё раз.'),
      isAgainOffered: true,
    };
  return null;
}
