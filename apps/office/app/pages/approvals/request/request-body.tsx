import type { Approval } from '@yahont/contracts/office/approvals.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { Note } from '#app/parts/note.tsx';
import { failureWords } from '#app/lib/approvals/words.ts';
import { useStores, storeText } from '#app/lib/people/stores.ts';
import { useNow } from '#app/lib/look/now.ts';
import { momentText } from '#app/lib/words/moments.ts';
import { NowNext } from './now-next.tsx';
import styles from './request-body.module.css';

/** What is to change, why, what was said, and how it ended. */
export function RequestBody({ approval }: { approval: Approval }) {
  const now = useNow();
  const { why, askedBy, askedAt, words, decidedBy, state, history } = approval;
  const talk = history.filter(({ step }) => step === 'question' || step === 'answer');
  return (
    <div className={styles.root}>
      <NowNext row={approval} />
      <Outcome approval={approval} now={now} />
      <blockquote className={styles.why}>
        <p>«{why}»</p>
        <small>
          {askedBy.name}, {momentText(askedAt, now)}
        </small>
      </blockquote>
      {talk.map((one) => (
        <blockquote
          key={one.at + one.step}
          className={styles.why}
          data-question={one.step === 'question' || undefined}
        >
          <p>«{one.words}»</p>
          <small>
            {one.by?.name ?? 'магазин'}, {momentText(one.at, now)}
          </small>
        </blockquote>
      ))}
      {words !== null && state !== 'waiting' && state !== 'question' && (
        <blockquote className={styles.why}>
          <p>«{words}»</p>
          <small>{decidedBy?.name}</small>
        </blockquote>
      )}
      <Facts approval={approval} />
    </div>
  );
}

function Outcome({
  approval: { state, failure, decidedBy, decidedAt },
  now,
}: {
  approval: Approval;
  now: Date;
}) {
  const who =
    decidedBy === null || decidedAt === null ? '' : `${decidedBy.name}, ${momentText(decidedAt, now)}`;
  switch (state) {
    case 'executed':
      return <Note tone="good">Согласовано и сделано: {who}.</Note>;
    case 'refused':
      return <Note tone="bad">Отказано: {who}. Ничего не изменилось.</Note>;
    case 'not-carried-out':
      return (
        <Note tone="bad">
          Согласовано ({who}), но не сделано: {failureWords(failure?.code ?? '')}. Посмотрите, как обстоит
          дело сейчас, и попросите ещё раз.
        </Note>
      );
    case 'withdrawn':
      return <Note>Запрос отозван тем, кто просил. Ничего не изменилось.</Note>;
    case 'lapsed':
      return (
        <Note tone="wait">
          Срок прошёл, никто не ответил. Ничего не изменилось: если это ещё нужно, попросите снова.
        </Note>
      );
    case 'question':
      return <Note tone="wait">Задан вопрос: ждём ответа от того, кто просил. Срок идёт дальше.</Note>;
    case 'waiting':
      return null;
  }
}

/** What else is known of the deed. */
function Facts({ approval }: { approval: Approval }) {
  const stores = useStores();
  const { deed, storeId, isOfNetwork, subject, now, next } = approval;
  const storeIds = Array.isArray(next['storeIds'])
    ? next['storeIds'].filter((id) => typeof id === 'number')
    : [];
  const rows: [string, string][] = [
    ['О чём', deed.kind === 'staff-invite' ? `${subject.name}, ${subject.id}` : subject.name],
    ['Где', isOfNetwork ? 'вся сеть' : storeText(storeId, stores.data)],
    ...(storeIds.length > 0
      ? [['Магазины', storeIds.map((id) => storeText(id, stores.data)).join('; ')] satisfies [string, string]]
      : []),
    ...(deed.kind === 'refund'
      ? [
          ['Изделия', countOf(deed.pieces.length, ['изделие', 'изделия', 'изделий'])] satisfies [
            string,
            string,
          ],
        ]
      : []),
    ...(deed.kind === 'price' || deed.kind === 'price-plan'
      ? [['Разница', differenceOf(Number(now['price']), Number(next['price']))] satisfies [string, string]]
      : []),
  ];
  return (
    <table className={styles.facts}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function differenceOf(from: number, to: number): string {
  const difference = to - from;
  return Number.isSafeInteger(difference) ? formatRoubles(kopecks(difference)) : '—';
}
