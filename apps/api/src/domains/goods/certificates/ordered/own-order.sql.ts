import type { Db } from '#src/platform/database/database.ts';
import { rowsOfText } from '#src/platform/database/statement.ts';

/** Whether an order belongs to an account. Orders are a domain above: read by name, never written (decision 0005). */
export async function isOwnOrder(
  db: Db,
  { orderId, accountId }: { orderId: number; accountId: number },
): Promise<boolean> {
  const found = await rowsOfText(
    db,
    (bind) => `select 1 from orders where id = ${bind(orderId)} and account_id = ${bind(accountId)}`,
  );
  return found.length > 0;
}
