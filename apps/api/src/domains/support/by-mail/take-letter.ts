import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { REPLY_MAX } from '@yahont/contracts/wire/limits.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { acceptWhatPasses } from '../files/accept-files.ts';
import { putFiles } from '../files/keep-files.ts';
import type { SupportDeps } from '../support.routes.ts';
import { supportMessages } from '../support.tables.ts';
import type { RequestRow } from '../support.tables.ts';
import { keepMessage, lockForMessage } from '../threads/keep-message.ts';
import { readHead } from './read-head.ts';
import { readLetter } from './read-letter.ts';
import type { NamedThread, ReplyAddresses } from './reply-addresses.ts';

const WORDLESS = '(Письмо без текста.)';

/** What became of a letter; all but `taken` are left, and it would not help to bring them again. */
export type Outcome =
  | 'taken'
  | 'taken-before'
  | 'unreadable'
  | 'automatic'
  | 'unknown-address'
  | 'thread-not-found'
  | 'too-many-messages'
  | 'empty';

/**
 * Takes a raw letter (RFC 822) into the thread that its receiver's address names, as words of the shopper; a closed thread is
 * open again. Its `From` is believed in nothing. A letter is taken once.
 */
export async function takeLetter(
  ctx: Context,
  deps: Pick<SupportDeps, 'files' | 'operatorMail'> & { replies: ReplyAddresses },
  raw: Uint8Array,
): Promise<{ outcome: Outcome; thread?: number }> {
  const head = await readHead(raw).catch(() => null);
  if (head === null) return { outcome: 'unreadable' };
  const thread = deps.replies.find(head.recipients);
  if (thread === null) return { outcome: 'unknown-address' };
  if (head.isAutomatic) return { outcome: 'automatic', thread: thread.id };
  const letterKey = createHash('sha256')
    .update(head.messageId ?? raw)
    .digest('hex');
  try {
    return { outcome: await keepOnce(ctx, deps, { thread, letterKey, raw }), thread: thread.id };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === null) throw error;
    return { outcome, thread: thread.id };
  }
}

/** @throws `thread-not-found`, `too-many-messages`, `taken-before` */
async function keepOnce(
  { db, now }: Context,
  { files: store, operatorMail }: Pick<SupportDeps, 'files' | 'operatorMail'>,
  { thread, letterKey, raw }: { thread: NamedThread; letterKey: string; raw: Uint8Array },
): Promise<Outcome> {
  const at = now();
  const lock = async (tx: Db): Promise<RequestRow> => {
    const own = await lockForMessage(tx, { ...thread, at });
    if (await isTaken(tx, thread.id, letterKey)) throw new AppError('conflict', 'taken-before');
    return own;
  };
  // A letter is read only for who may write; the transaction below counts for good.
  await db.transaction(lock);
  const letter = await readLetter(raw);
  if (letter === null) return 'unreadable';
  const { accepted, left } = await acceptWhatPasses(letter.files);
  if (letter.text === '' && accepted.length === 0 && left === 0) return 'empty';
  const kept = await putFiles(store, accepted);
  await db.transaction(async (tx) => {
    const own = await lock(tx);
    await keepMessage(tx, { own, at, text: textOf(letter.text, left), files: kept, letterKey }, operatorMail);
  });
  return 'taken';
}

async function isTaken(tx: Db, requestId: number, letterKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(and(eq(supportMessages.requestId, requestId), eq(supportMessages.letterKey, letterKey)));
  return found.length > 0;
}

/** The words of a letter as a message of a thread, which is no longer than others. */
function textOf(text: string, left: number): string {
  const words = text === '' ? WORDLESS : text;
  const note = left === 0 ? '' : `\n\n(Из письма не приняты файлы: ${left}.)`;
  const cut = '…\n(Письмо длиннее, здесь его начало.)';
  const room = REPLY_MAX - note.length;
  // A pair of surrogates is not cut in two.
  const shown = words.length <= room ? words : words.slice(0, room - cut.length).toWellFormed() + cut;
  return shown + note;
}

function outcomeOf(error: unknown): Outcome | null {
  if (!(error instanceof AppError)) return null;
  const { reason } = error;
  return reason === 'thread-not-found' || reason === 'too-many-messages' || reason === 'taken-before'
    ? reason
    : null;
}
