import { useOutletContext } from 'react-router';
import type { Me } from '@yahont/contracts/office/staff.ts';
import { RightMissing } from '#app/blocks/right-missing.tsx';
import { usePage } from '#app/lib/look/page.ts';
import { may, mayAsk } from '#app/lib/session/me.ts';
import { Differences } from './comparison/differences.tsx';
import { Days } from './comparison/days.tsx';
import { Invoices } from './invoices/invoices.tsx';
import { StuckReceipts } from './receipts/stuck-receipts.tsx';
import { BankLines } from './statement/bank-lines.tsx';
import { Statement } from './statement/statement.tsx';
import styles from './money-page.module.css';

/** Receipts that are stuck, the comparison with providers, the statement of the bank and invoices. */
export function MoneyPage() {
  const me = useOutletContext<Me>();
  if (!mayAsk(me, 'payments.differences'))
    return (
      <RightMissing
        title="Деньги"
        right="видеть сверки и чеки"
        givenBy="бухгалтеру, управляющему и оператору"
      />
    );
  return <Money me={me} />;
}

function Money({ me }: { me: Me }) {
  const heading = usePage('Деньги');
  const mayReconcile = may(me, 'payments.reconcile');
  return (
    <div className={styles.root}>
      <h1 ref={heading} tabIndex={-1}>
        Деньги
      </h1>
      {mayReconcile && <StuckReceipts />}
      <div className={styles.columns} data-one={!mayReconcile || undefined}>
        <div className={styles.column}>
          <Differences mayClose={may(me, 'payments.close-difference')} />
          {mayReconcile && <BankLines />}
          {mayReconcile && <Statement />}
        </div>
        {mayReconcile && (
          <div className={styles.column}>
            <Days />
            <Invoices />
          </div>
        )}
      </div>
    </div>
  );
}
