import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { DEFAULT_CITY_ID } from '@yahont/contracts/locations/locations.ts';
import { INBOUND_MAIL } from '@yahont/contracts/support/inbound-mail.ts';
import { REPLY_MAX } from '@yahont/contracts/wire/limits.ts';
import type { Context } from '#src/platform/context.ts';
import type { Db } from '#src/platform/database/database.ts';
import { AppError } from '#src/platform/errors.ts';
import { enqueue } from '#src/platform/messages/outbox.ts';
import { messagesOf } from '#src/domains/messages/notifications/index.ts';
import { acceptWhatPasses, type LeftFile } from '../files/accept-files.ts';
import { putFiles } from '../files/keep-files.ts';
import type { SupportDeps } from '../support.deps.ts';
import { supportMessages, type RequestRow } from '../support.tables.ts';
import { keepMessage, lockForMessage } from '../threads/keep-message.ts';
import { describeLeft } from './left-words.ts';
import { bodyOf, readHead, type LetterHead } from './read-head.ts';
import { readLetter } from './read-letter.ts';
import type { NamedThread, ReplyAddresses } from './reply-addresses.ts';
import { SUPPORT_EVENTS } from '../support-events.ts';

/**
 * Maximum number of rejected files named below the text of an e-mail; of the rest only the number is
 * stated.
 */
const NAMED_MAX = 4;
const WORDLESS = '(Письмо без текста.)';

/** File name for the original of an e-mail whose text is in doubt. */
const ORIGINAL_NAME = ['Исходное письмо', 'eml'].join('.');

/** Outcome of an e-mail. All but `taken` are dropped; delivering them again would not help. */
export type Outcome =
  | 'taken'
  | 'taken-before'
  | 'too-large'
  | 'unreadable'
  | 'automatic'
  | 'unknown-address'
  | 'thread-not-found'
  | 'too-many-messages'
  | 'empty';

type Deps = Pick<SupportDeps, 'files' | 'operatorMail' | 'publicUrl' | 'offsetOfCity'>;

/**
 * Adds a raw e-mail (RFC 822) to the thread that its receiver's address names, as the shopper's
 * message; a closed thread is reopened. Its `From` is not trusted. An e-mail is accepted once. The
 * shopper gets an e-mail, at the thread's address, about anything that could not be read or kept. An
 * e-mail whose text is in doubt is also kept in the original.
 */
export async function takeLetter(
  ctx: Context,
  deps: Deps & { replies: ReplyAddresses },
  raw: Uint8Array,
): Promise<{ outcome: Outcome; thread?: number }> {
  const head = readHead(raw);
  if (head === null) return { outcome: 'unreadable' };
  const thread = deps.replies.find(head.recipients);
  if (thread === null) return { outcome: 'unknown-address' };
  if (head.isAutomatic) return { outcome: 'automatic', thread: thread.id };
  try {
    const letterKey = keyOf(head, raw);
    return { outcome: await keepOnce(ctx, deps, { thread, letterKey, raw }), thread: thread.id };
  } catch (error) {
    const outcome = outcomeOf(error);
    if (outcome === null) throw error;
    return { outcome, thread: thread.id };
  }
}

/** Identifies the e-mail when a relay delivers it again with other relay lines in its head. */
function keyOf({ identity, hasMessageId }: LetterHead, raw: Uint8Array): string {
  const hash = createHash('sha256').update(identity);
  if (!hasMessageId) hash.update('\n').update(bodyOf(raw));
  return hash.digest('hex');
}

/** @throws `thread-not-found`, `too-many-messages`, `taken-before` */
async function keepOnce(
  { db, now }: Context,
  deps: Deps,
  { thread, letterKey, raw }: { thread: NamedThread; letterKey: string; raw: Uint8Array },
): Promise<Outcome> {
  const at = now();
  const lock = async (tx: Db): Promise<RequestRow> => {
    const own = await lockForMessage(tx, { ...thread, at });
    if (await isTaken(tx, thread.id, letterKey)) throw new AppError('conflict', 'taken-before');
    return own;
  };
  // An e-mail is parsed only if its sender may write; the transaction below checks again under its
  // lock.
  const own = await db.transaction(lock);
  const isTooLarge = raw.length > INBOUND_MAIL.bytes;
  const letter = isTooLarge ? null : await readLetter(raw);
  if (letter === null) {
    const reason = isTooLarge ? 'too-large' : 'not-read';
    await tellOfLeft(db, deps, { own, letter: reason, left: [], subject: dayOf(at), at });
    return isTooLarge ? 'too-large' : 'unreadable';
  }
  const { accepted, left } = await acceptWhatPasses(letter.files);
  if (letter.text === '' && accepted.length === 0 && left.length === 0) return 'empty';
  const isInDoubt = !letter.isCertain || left.some(({ why }) => why === 'winmail');
  const original = isInDoubt ? [{ name: ORIGINAL_NAME, type: 'message/rfc822', bytes: raw }] : [];
  const kept = await putFiles(deps.files, [...accepted, ...original]);
  await db.transaction(async (tx) => {
    const locked = await lock(tx);
    const text = textOf(letter.text, left);
    await keepMessage(tx, { own: locked, at, text, files: kept, letterKey }, deps.operatorMail);
    if (left.length > 0)
      await tellOfLeft(tx, deps, { own: locked, letter: 'taken', left, subject: letterKey, at });
  });
  return 'taken';
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** An e-mail to the shopper about the parts of their e-mail that were not kept; once for each subject. */
async function tellOfLeft(
  tx: Db,
  { publicUrl, offsetOfCity }: Deps,
  {
    own: { id, email, cityId },
    letter,
    left,
    subject,
    at,
  }: {
    own: RequestRow;
    letter: 'taken' | 'not-read' | 'too-large';
    left: readonly LeftFile[];
    subject: string;
    at: Date;
  },
): Promise<void> {
  const receiver = {
    phone: '',
    email: email ?? '',
    accountId: null,
    offsetHours: offsetOfCity(cityId ?? DEFAULT_CITY_ID),
  };
  const words = { id, letter, files: left.map((file) => describeLeft(file)), publicUrl };
  const announced = { receiver, subject: `support-${id}-${letter}-${subject}`, now: at };
  await enqueue(tx, ...messagesOf(SUPPORT_EVENTS['support-letter-left'], words, announced));
}

async function isTaken(tx: Db, requestId: number, letterKey: string): Promise<boolean> {
  const found = await tx
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(and(eq(supportMessages.requestId, requestId), eq(supportMessages.letterKey, letterKey)));
  return found.length > 0;
}

/** The text of an e-mail as a message of a thread, cut to the usual length. */
function textOf(text: string, left: readonly LeftFile[]): string {
  const words = text === '' ? WORDLESS : text;
  const named = left.slice(0, NAMED_MAX).map((file) => {
    const { name, why } = describeLeft(file);
    return `${name} — ${why}`;
  });
  const more = left.length > NAMED_MAX ? [`ещё ${left.length - NAMED_MAX}`] : [];
  const note =
    left.length === 0 ? '' : `\n\n(Из письма не приняты файлы: ${[...named, ...more].join('; ')}.)`;
  const cut = '…\n(Письмо длиннее, здесь его начало.)';
  const room = REPLY_MAX - note.length;
  // Do not split a surrogate pair.
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
