import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { sendLead, type LeadRequest } from '@yahont/contracts/leads/leads.ts';
import { listSentMessages } from '@yahont/contracts/sent-messages/sent-messages.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { makePhone, type TestApi, type TestHeaders } from './api.ts';

type Lead = z.input<typeof LeadRequest>['lead'];

/** An address that no other test has. */
export function makeEmail(): string {
  return `${randomUUID()}@example.ru`;
}

/** A valid request of a kind. */
export function sampleLead<Kind extends LeadKind>(kind: Kind): Extract<Lead, { kind: Kind }> {
  const contacts = { name: 'Анна', phone: makePhone(), email: makeEmail() };
  const message = 'Расскажите, пожалуйста, подробнее.';
  const samples: { [K in LeadKind]: Extract<Lead, { kind: K }> } = {
    feedback: { kind: 'feedback', ...contacts, topic: 'product', message },
    franchising: { kind: 'franchising', ...contacts, city: 'Рязань', format: 'salon', premises: 'looking' },
    partners: { kind: 'partners', ...contacts, role: 'stones', company: 'Самоцвет', message },
    cis: {
      kind: 'cis',
      ...contacts,
      country: 'by',
      phone: '+375 (29) 123-45-67',
      company: 'Белый камень',
      city: 'Минск',
    },
    corporate: {
      kind: 'corporate',
      ...contacts,
      company: 'Северный ветер',
      inn: '7707083893',
      occasion: 'jubilee',
      quantity: '40',
    },
    rent: {
      kind: 'rent',
      ...contacts,
      place: 'street',
      city: 'Казань',
      address: 'Баумана, 14',
      area: '64',
    },
    vacancy: { kind: 'vacancy', ...contacts, subject: 'Ювелир-закрепщик', city: 'Кострома' },
    wish: { kind: 'wish', ...contacts, thing: 'stone', budget: 'to-1000', city: 'Казань', message },
    subscription: { kind: 'subscription', email: contacts.email },
  };
  return samples[kind];
}

/** Sends a request; each call comes from another network unless one is given. */
export function leave(
  api: TestApi,
  lead: Lead,
  more: {
    files?: readonly File[];
    ip?: string;
    headers?: TestHeaders;
    source?: z.input<typeof LeadRequest>['source'];
    token?: string;
    key?: string;
  } = {},
) {
  const { source, token = randomUUID(), key = null, ip = randomUUID(), ...rest } = more;
  const body = { lead, acceptsPersonalData: true as const, token, key, ...(source ? { source } : {}) };
  return api.call(sendLead, { ...rest, ip, body });
}

/** Letters and messages to an address, their texts with ordinary spaces. */
export async function messagesTo(api: TestApi, to: string) {
  const { items } = (await api.call(listSentMessages, { query: { to } })).answer();
  return items.map(({ subject, text }) => ({ subject: plain(subject), text: plain(text) }));
}

function plain(text: string): string {
  return text.replaceAll('\u00A0', ' ').replaceAll('\u2060', '');
}
