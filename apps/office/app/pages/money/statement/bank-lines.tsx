import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BankLine } from '@yahont/contracts/office/money/bank-lines.ts';
import { formatDayMonth } from '@yahont/values/dates/iso-date.ts';
import { formatRoubles, kopecks } from '@yahont/values/money.ts';
import { Button } from '#app/parts/button.tsx';
import { Panel } from '#app/parts/facts/panel.tsx';
import { Empty, Unseen } from '#app/parts/states.tsx';
import { DeedDialog } from '#app/blocks/deed-dialog.tsx';
import { ListBody } from '#app/blocks/lists/list-body.tsx';
import { call, codeOf } from '#app/lib/calls/call.ts';
import { listBankLines, setBankLineAside } from '#app/lib/calls/routes/money.ts';
import { useCursorList } from '#app/lib/lists/cursor-list.ts';
import { InvoiceDialog } from '../invoices/invoice-dialog.tsx';
import { BANK_LINES_KEY } from '../money-keys.ts';
import { RESULT_WORDS } from '../money-words.ts';
import { FIND_ORDER, FindOrderDialog } from './find-order.tsx';
import styles from './statement.module.css';

type Work = { line: BankLine; to: number | typeof FIND_ORDER | 'aside' };

/** Lines of all statements that were not recorded by themselves: each is given to an order or set aside. */
export function BankLines() {
  const cache = useQueryClient();
  const [work, setWork] = useState<Work | null>(null);
  const list = useCursorList({
    key: BANK_LINES_KEY,
    read: (before: number | undefined, signal) => call(listBankLines, { query: { before } }, { signal }),
    idOf: ({ id }) => id,
  });
  const close = (): void => {
    setWork(null);
    void cache.invalidateQueries({ queryKey: BANK_LINES_KEY });
  };
  return (
    <Panel title="Разобрать" note="строки выписок без счёта" isFlush>
      <ListBody
        list={list}
        empty={
          <Empty title="Все строки разобраны" icon="check-twice">
            <p>Строка, которую нельзя записать саму, появится здесь после выписки.</p>
          </Empty>
        }
      >
        {(rows) => (
          <table className={styles.root}>
            <thead>
              <tr>
                <th scope="col">П/п</th>
                <th scope="col">Кто и за что</th>
                <th scope="col">Сумма</th>
                <th scope="col">Почему</th>
                <th>
                  <Unseen>Действие</Unseen>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((line) => (
                <WaitingRow key={line.id} line={line} onWork={setWork} />
              ))}
            </tbody>
          </table>
        )}
      </ListBody>
      {work !== null && work.to === FIND_ORDER && (
        <FindOrderDialog
          line={work.line}
          onFound={(orderId) => setWork({ ...work, to: orderId })}
          onClose={() => setWork(null)}
        />
      )}
      {work !== null && work.to === 'aside' && <AsideDialog line={work.line} onClose={close} />}
      {work !== null && typeof work.to === 'number' && (
        <InvoiceDialog orderId={work.to} transfer={work.line} onClose={close} />
      )}
    </Panel>
  );
}

function WaitingRow({ line, onWork }: { line: BankLine; onWork: (work: Work) => void }) {
  return (
    <tr>
      <th scope="row">
        {line.paymentOrder}
        <small>{formatDayMonth(line.date)}</small>
      </th>
      <td>
        {line.other}
        <small>{line.purpose}</small>
      </td>
      <td className={styles.sum}>{signedSum(line)}</td>
      <td data-work="">{RESULT_WORDS[line.result].text}</td>
      <td>
        <LineDeeds line={line} onWork={onWork} />
      </td>
    </tr>
  );
}

function LineDeeds({ line, onWork }: { line: BankLine; onWork: (work: Work) => void }) {
  const known = line.orderId ?? line.candidateId;
  return (
    <span className={styles.deeds}>
      <Button look="quiet" size="small" onClick={() => onWork({ line, to: known ?? FIND_ORDER })}>
        {known === null ? 'Найти заказ' : `Я-${known}`}
      </Button>
      <Button look="bare" size="small" onClick={() => onWork({ line, to: 'aside' })}>
        Не заказ
      </Button>
    </span>
  );
}

function AsideDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const sum = formatRoubles(line.amount);
  return (
    <DeedDialog
      title="Перевод не за заказ"
      happens={`${sum} от ${line.other}, платёжка ${line.paymentOrder}: строка уйдёт из списка, деньги никуда не запишутся.`}
      button="Убрать из списка"
      hasReason
      act={async (reason) => {
        const about = `Убрать из выписки ${sum}, платёжка ${line.paymentOrder}: это не за заказ.`;
        await call(setBankLineAside, { params: { id: line.id }, body: { reason } }, { about });
        return 'Строка убрана';
      }}
      refused={(error) => (codeOf(error) === 'bank-line-settled' ? 'Строку уже разобрали.' : undefined)}
      onClose={onClose}
    />
  );
}

function signedSum({ way, amount }: BankLine): string {
  return formatRoubles(way === 'in' ? amount : kopecks(0 - amount));
}
