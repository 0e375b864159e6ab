import type { CodePurpose } from '@yahont/contracts/accounts/sign-in.ts';
import { defineEvents } from '#src/domains/messages/notifications/index.ts';

const WHAT_FOR: Record<CodePurpose, string> = {
  'sign-in': '. Никому его не сообщайте.',
  prove: ' для настроек входа. Никому его не сообщайте.',
  'new-phone': ': подтвердите новый номер. Никому его не сообщайте.',
};

export type AccountEvents = {
  'sign-in-code': { data: { code: string; purpose: CodePurpose }; channels: 'sms' | 'mail' };
  'email-confirmation': { data: { url: string }; channels: 'mail' };
  'email-changed': { data: { url: string }; channels: 'mail' };
  'phone-changed': { data: object; channels: 'sms' };
};

/** Sign-in, address and phone of an account. */
export const ACCOUNT_EVENTS = defineEvents<AccountEvents>({
  'sign-in-code': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: ({ code, purpose }) => `Яхонт: код ${code}${WHAT_FOR[purpose]}`,
      mail: ({ code }) => ({
        title: `Код ${code} для «Яхонта»`,
        preheader: 'Действует пять минут',
        blocks: [
          { kind: 'code', label: 'Ваш код', groups: [code] },
          { kind: 'text', text: `Ваш код ${code}. Он действует пять минут. Никому его не сообщайте.` },
          { kind: 'note', text: 'Если код запросили не вы, ничего делать не нужно.' },
        ],
      }),
    },
  },
  'email-confirmation': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      mail: ({ url }) => ({
        title: 'Подтвердите почту',
        blocks: [
          {
            kind: 'text',
            text: 'Этот адрес указали в личном кабинете «Яхонта». Если это были вы, откройте ссылку и подтвердите его: сюда будут приходить чеки и ответы на ваши вопросы.',
          },
          { kind: 'link', text: 'Подтвердить почту', url },
          { kind: 'note', text: 'Ссылка действует сутки. Если адрес указали не вы, ничего делать не нужно.' },
        ],
      }),
    },
  },
  'email-changed': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      mail: ({ url }) => ({
        title: 'Почту в кабинете сменили',
        blocks: [
          {
            kind: 'text',
            text: 'В личном кабинете «Яхонта» вместо этого адреса указали другой. Если это сделали вы, ничего делать не нужно.',
          },
          {
            kind: 'text',
            text: 'Если нет, откройте ссылку: мы вернём этот адрес и закроем вход на всех устройствах. Ссылка действует семь дней.',
          },
          { kind: 'link', text: 'Вернуть адрес', url },
        ],
      }),
    },
  },
  'phone-changed': {
    class: 'service',
    urgency: 'at-once',
    templates: {
      sms: () =>
        'Яхонт: в вашем кабинете сменили телефон, этот номер больше не подходит для входа. Если это не вы, позвоните нам.',
    },
  },
});
