import type { LeadFieldName } from '@yahont/values/leads/lead-fields.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';

/** How a field is shown. `known`: the page provides its value, so it is hidden. */
type Control =
  | 'name'
  | 'phone'
  | 'email'
  | 'country-phone'
  | 'line'
  | 'number'
  | 'text'
  | 'select'
  | 'segments'
  | 'known';

export type FieldView = { name: string; as: Control; help?: string; isWide?: boolean };

/** The fields of one kind, each exactly once. */
type ViewOf<Kind extends LeadKind> = readonly (FieldView & { name: LeadFieldName<Kind> })[];

const PERSON = [
  { name: 'name', as: 'name' },
  { name: 'phone', as: 'phone' },
] as const;

/** The fields of every form in page order. */
export const LEAD_VIEWS: { readonly [Kind in LeadKind]: ViewOf<Kind> } = {
  feedback: [
    ...PERSON,
    { name: 'topic', as: 'select' },
    { name: 'email', as: 'email', help: 'Если не указать, позвоним' },
    {
      name: 'message',
      as: 'text',
      help: 'О заказе или украшении быстрее ответим, если есть номер или артикул',
    },
  ],
  franchising: [
    { name: 'city', as: 'line' },
    { name: 'format', as: 'select' },
    { name: 'premises', as: 'segments', isWide: true },
    { name: 'area', as: 'number', help: 'Если помещение уже есть' },
    { name: 'capital', as: 'line', help: 'Сумма или «рассчитываю на кредит»' },
    ...PERSON,
    { name: 'email', as: 'email', help: 'Пришлём расчёт и договор' },
    { name: 'message', as: 'text', help: 'Опыт в торговле, сроки, вопросы' },
  ],
  partners: [
    { name: 'role', as: 'select' },
    { name: 'company', as: 'line', help: 'Или ваше имя, если работаете один' },
    { name: 'site', as: 'line', isWide: true },
    ...PERSON,
    { name: 'email', as: 'email' },
    { name: 'message', as: 'text', help: 'Что предлагаете, на каких условиях, с кем уже работаете' },
  ],
  cis: [
    { name: 'country', as: 'known' },
    { name: 'company', as: 'line' },
    { name: 'city', as: 'line' },
    { name: 'name', as: 'name' },
    { name: 'phone', as: 'country-phone' },
    { name: 'email', as: 'email', help: 'Ответим письмом' },
    { name: 'message', as: 'text', help: 'Сколько у вас магазинов и что сейчас на витрине' },
  ],
  corporate: [
    { name: 'choice', as: 'known' },
    { name: 'company', as: 'line' },
    { name: 'inn', as: 'number', help: '10 цифр компании или 12 предпринимателя' },
    { name: 'occasion', as: 'select' },
    { name: 'quantity', as: 'number' },
    { name: 'deadline', as: 'line', help: 'День, когда подарки нужны на руках' },
    ...PERSON,
    { name: 'email', as: 'email', help: 'Пришлём счёт и эскизы' },
    { name: 'message', as: 'text', help: 'Кому дарите, бюджет, гравировка, адреса доставки' },
  ],
  rent: [
    { name: 'place', as: 'select' },
    { name: 'city', as: 'line' },
    { name: 'address', as: 'line', isWide: true },
    { name: 'area', as: 'number' },
    { name: 'floor', as: 'line' },
    { name: 'rate', as: 'line', help: 'За квадратный метр в месяц или процент', isWide: true },
    ...PERSON,
    { name: 'email', as: 'email' },
    { name: 'message', as: 'text', help: 'Поток, соседи, мощность, когда освободится' },
  ],
  vacancy: [
    { name: 'subject', as: 'known' },
    ...PERSON,
    { name: 'city', as: 'line' },
    { name: 'email', as: 'email' },
    { name: 'message', as: 'text', help: 'Где работали и что умеете делать руками' },
  ],
  wish: [
    { name: 'thing', as: 'select' },
    { name: 'budget', as: 'select' },
    { name: 'city', as: 'line', help: 'Где удобно посмотреть' },
    { name: 'deadline', as: 'line', help: 'Если есть дата, к которой это нужно' },
    ...PERSON,
    { name: 'email', as: 'email', help: 'Пришлём фотографии камней до встречи' },
    { name: 'message', as: 'text', help: 'Камень, цвет, размер, для кого. Можно описать своими словами' },
  ],
  subscription: [{ name: 'email', as: 'email', isWide: true }],
};

/** The parts of a long form, each with its heading and fields. Other forms are one part. */
export const LEAD_STEPS: Readonly<
  Partial<Record<LeadKind, readonly { title: string; fields: readonly string[] }[]>>
> = {
  franchising: [
    { title: 'Город', fields: ['city', 'format'] },
    { title: 'Помещение', fields: ['premises', 'area', 'capital'] },
    { title: 'Вы', fields: ['name', 'phone', 'email', 'message'] },
  ],
};
