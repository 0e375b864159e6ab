import { asc, eq } from 'drizzle-orm';
import type { Thread, ThreadMessage } from '@yahont/contracts/support/threads.ts';
import type { Db } from '#src/platform/database/database.ts';
import { orderNumber } from '#src/domains/buying/orders/index.ts';
import { staff } from '#src/domains/ground/staff/staff.tables.ts';
import { supportFiles, supportMessages, type FileRow, type RequestRow } from '../support.tables.ts';
import { threadTitle } from './thread-title.ts';

/** A whole thread as both sides see it. The caller has checked the access. */
export async function readThread(db: Db, row: RequestRow): Promise<Thread> {
  const [written, files] = await Promise.all([
    db
      .select({ message: supportMessages, staffName: staff.name })
      .from(supportMessages)
      .leftJoin(staff, eq(staff.id, supportMessages.staffId))
      .where(eq(supportMessages.requestId, row.id))
      .orderBy(asc(supportMessages.id)),
    db.select().from(supportFiles).where(eq(supportFiles.requestId, row.id)).orderBy(asc(supportFiles.id)),
  ]);
  const filesOf = (id: number | null) =>
    files.filter(({ messageId }) => messageId === id).map((file) => toFile(file));
  const question: ThreadMessage = {
    id: 0,
    at: row.createdAt.toISOString(),
    by: null,
    text: row.message,
    files: filesOf(null),
    order: null,
  };
  const newest = written.at(-1)?.message;
  return {
    id: row.id,
    topic: row.topic,
    title: threadTitle(row.message),
    state: row.state,
    lastAt: row.lastAt.toISOString(),
    messages: [
      question,
      ...written.map(({ message: { id, at, text, orderId }, staffName }) => ({
        id,
        at: at.toISOString(),
        by: staffName === null ? null : firstName(staffName),
        text,
        files: filesOf(id),
        order: orderId === null ? null : { id: orderId, number: orderNumber(orderId) },
      })),
    ],
    quickAnswers:
      row.state === 'answered' && newest?.staffId !== null ? [...(newest?.quickAnswers ?? [])] : [],
  };
}

/** Shoppers see the first name of the answering operator. */
export function firstName(name: string): string {
  return name.split(' ', 1)[0] ?? name;
}

function toFile({ id, name, type, bytes }: FileRow): ThreadMessage['files'][number] {
  return { id, name, type, bytes };
}
