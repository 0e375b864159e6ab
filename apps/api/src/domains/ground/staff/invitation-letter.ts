import { eq } from 'drizzle-orm';
import type { Context } from '#src/platform/context.ts';
import { composeEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import { linkOf, tokenOf } from './invitations.ts';
import { staffInvitations, type InvitationKind } from './keys.tables.ts';
import type { StaffDeps } from './staff.deps.ts';
import { staff } from './staff.tables.ts';

/** Sends the letter of an invitation; one that was replaced, used or is over meanwhile is not sent. */
export async function sendInvitationLetter(
  ctx: Context,
  { keys, mail, publicUrl }: StaffDeps,
  { invitationId, key }: { invitationId: string; key: string },
): Promise<void> {
  const [found] = await ctx.db
    .select({ kind: staffInvitations.kind, endsAt: staffInvitations.endsAt, email: staff.email })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(eq(staffInvitations.id, invitationId));
  if (!found || found.email === null || found.endsAt <= ctx.now()) return;
  const letter = writeLetter(found.kind, linkOf(publicUrl, tokenOf(keys, invitationId)));
  await mail.send({ to: found.email, ...letter, idempotencyKey: key });
}

function writeLetter(kind: InvitationKind, url: string): EmailContent {
  const next =
    'Придумайте пароль и подключите приложение с одноразовыми кодами: без него войти нельзя. Ссылка работает 48 часов и открывается один раз.';
  if (kind === 'reset')
    return composeEmail({
      title: 'Новый вход в офис',
      paragraphs: [
        'Администратор сбросил ваш пароль и одноразовые коды, все ваши сеансы завершены.',
        next,
        'Если вы об этом не просили, скажите администратору.',
      ],
      link: { text: 'Задать новый пароль', url },
    });
  return composeEmail({
    title: 'Приглашение в офис',
    paragraphs: [
      'Вас пригласили работать в офисе «Яхонта».',
      next,
      'Если вы не ждали этого письма, не открывайте ссылку.',
    ],
    link: { text: 'Принять приглашение', url },
  });
}
