import type { Approval, ApprovalStep } from '@yahont/contracts/office/approvals.ts';
import { Avatar } from '#app/parts/pictures/avatar.tsx';
import { halfOf } from '#app/lib/approvals/term.ts';
import { RULES } from '#app/lib/approvals/words.ts';
import { useNow } from '#app/lib/look/now.ts';
import { momentText } from '#app/lib/words/moments.ts';
import styles from './request-aside.module.css';

const STEPS: Readonly<Record<ApprovalStep, string>> = {
  asked: 'Запрошено',
  question: 'Задан вопрос',
  answer: 'Получен ответ',
  approved: 'Согласовано',
  refused: 'Отказано',
  withdrawn: 'Отозвано',
  lapsed: 'Срок прошёл',
  executed: 'Сделано',
  'not-carried-out': 'Не сделано',
};

/** Who asks, who decides, what happens when, and what has happened. */
export function RequestAside({ approval }: { approval: Approval }) {
  const now = useNow();
  const { askedBy, kind, state, history, storeId, isOfNetwork } = approval;
  const { rule, decides } = RULES[kind];
  const isOpen = state === 'waiting' || state === 'question';
  const half = halfOf(approval);
  return (
    <aside className={styles.root} aria-label="Кто и до какого срока">
      <header>
        <Avatar name={askedBy.name} />
        <div>
          <b>{askedBy.name}</b>
          <small>{isOfNetwork || storeId === null ? 'просит за всю сеть' : 'просит за свой магазин'}</small>
        </div>
      </header>
      <section>
        <h2 data-look="small">Почему вдвоём</h2>
        <dl className={styles.pairs}>
          <dt>Правило</dt>
          <dd>{rule}</dd>
          <dt>Решает</dt>
          <dd>{decides}</dd>
          <dt>Не решает</dt>
          <dd>{askedBy.name}, ни в какой роли</dd>
        </dl>
      </section>
      {isOpen && (
        <section>
          <h2 data-look="small">Срок</h2>
          <ol className={styles.steps}>
            <li data-done="">
              <b>{momentText(approval.askedAt, now)}</b>
              <span>запрошено</span>
            </li>
            <li data-done={new Date(half) <= now || undefined}>
              <b>{momentText(half, now)}</b>
              <span>напомним письмом, если никто не решит</span>
            </li>
            <li>
              <b>{momentText(approval.until, now)}</b>
              <span>снимется само, ничего не изменится</span>
            </li>
          </ol>
        </section>
      )}
      <section>
        <h2 data-look="small">Ход</h2>
        <ol className={styles.steps}>
          {history.toReversed().map(({ at, step, by }) => (
            <li key={at + step} data-done={by === null ? undefined : ''}>
              <b>{momentText(at, now)}</b>
              <span>
                {STEPS[step]}
                <small>{by?.name ?? 'магазин сам'}</small>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  );
}
