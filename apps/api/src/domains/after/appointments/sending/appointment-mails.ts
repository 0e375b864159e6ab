import { visitNumber } from '@yahont/values/text/called-numbers.ts';
import type { AppointmentEnder, Place } from '@yahont/contracts/appointments/appointments.ts';
import type { Store } from '@yahont/contracts/stores/stores.ts';
import { formatDayMonth, type IsoDate } from '@yahont/values/dates/iso-date.ts';
import { formatPhone } from '@yahont/values/phone.ts';
import { composeEmail, type EmailContent } from '#src/platform/messages/email/email-layout.ts';
import type { HeldPiece } from '#src/domains/goods/stock/index.ts';
import type { Subject } from '../subjects/subject.ts';
import { appraisalLine } from './appraisal-text.ts';
import { KIND_WORDS } from './kind-words.ts';

type MailedAppointment = {
  id: number;
  name: string;
  phone: string;
  subject: Pick<Subject, 'thing' | 'name' | 'code' | 'extra' | 'appraisal' | 'lies' | 'holds'>;
  store: Pick<Store, 'id' | 'name' | 'cityName'>;
  hour: { date: IsoDate; time: string };
};

const WHERE_IT_LIES: Readonly<Record<Place, string>> = {
  here: 'есть в этом салоне',
  'same-city': 'нужно привезти из другого салона города',
  vault: 'нужно привезти из хранилища',
  'other-city': 'нужно привезти из другого города',
};

const WHO: Readonly<Record<AppointmentEnder, string>> = {
  link: 'Отменил посетитель по ссылке из СМС.',
  account: 'Отменил посетитель из личного кабинета.',
  staff: 'Отменил сотрудник.',
};

/** The e-mail to the operators about a new hour: who comes, where and when, and what to bring there by then. */
export function composeKeptMail(
  facts: MailedAppointment & {
    place: Place;
    /** The appointment that this one replaces. */ replacedId: number | null;
    /** The pieces put aside for it; `storeName`: where they are, null for the vault. */
    held: readonly (Pick<HeldPiece, 'uin' | 'name' | 'article' | 'storeId'> & { storeName: string | null })[];
  },
): EmailContent {
  const { id, subject, hour, place, replacedId, held, store } = facts;
  const { visit, thing } = KIND_WORDS[subject.thing.kind];
  return composeEmail({
    title: `${visit} № ${visitNumber(id)}: ${formatDayMonth(hour.date)}, ${hour.time}`,
    paragraphs: [
      ...linesOf(facts),
      ...(thing === null || subject.lies.length === 0 ? [] : [`${thing} ${WHERE_IT_LIES[place]}.`]),
      ...held.map(
        ({ uin, name, article, storeId, storeName }) =>
          `Отложили: ${name}, ${article}, УИН ${uin}, ${storeId === store.id ? 'лежит здесь' : `привезти: ${storeName ?? 'хранилище'}`}.`,
      ),
      ...(isSettingMissing(subject, held)
        ? ['Оправы на складе нет: позвоните посетителю и предложите другую.']
        : []),
      ...(replacedId === null
        ? []
        : [`Запись № ${visitNumber(replacedId)} больше не действует: визит перенесли.`]),
    ],
  });
}

/** The stone was to be shown in a setting that has no piece left. */
function isSettingMissing(
  { thing, holds }: MailedAppointment['subject'],
  held: readonly { storeId: number | null }[],
): boolean {
  return thing.kind === 'stone' && holds.length > 0 && held.length < 2;
}

/** The e-mail to the operators about a cancelled visit. */
export function composeCancelledMail(
  facts: MailedAppointment & { by: AppointmentEnder; reason?: string | undefined },
): EmailContent {
  const { id, subject, hour, by, reason } = facts;
  return composeEmail({
    title: `${KIND_WORDS[subject.thing.kind].cancelled} № ${visitNumber(id)}: ${formatDayMonth(hour.date)}, ${hour.time}`,
    paragraphs: [...linesOf(facts), WHO[by], ...(reason === undefined ? [] : [`Причина: ${reason}`])],
  });
}

function linesOf({ name, phone, store, subject }: MailedAppointment): string[] {
  return [
    `${name}, ${formatPhone(phone)}`,
    `Салон: ${store.name}, ${store.cityName}`,
    subject.code === '' ? subject.name : `${subject.name} (${subject.code})`,
    ...(subject.extra === null ? [] : [subject.extra]),
    ...(subject.appraisal === null ? [] : [appraisalLine(subject.appraisal)]),
  ];
}
