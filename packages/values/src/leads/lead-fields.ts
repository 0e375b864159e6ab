import {
  EMAIL_MAX_LENGTH,
  isEmail,
  isEmailOrEmpty,
  isMessage,
  isPersonName,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '../form-rules.ts';
import { normalisePhone } from '../phone.ts';
import { isPartnerCountry, normaliseCountryPhone } from './country-phone.ts';
import { isInn } from '../buyer/inn.ts';
import {
  FEEDBACK_TOPICS,
  GIFT_OCCASIONS,
  PARTNER_ROLES,
  PREMISES_ANSWERS,
  PREMISES_KINDS,
  SALON_FORMATS,
  WISH_BUDGETS,
  WISH_THINGS,
} from './lead-choices.ts';

type Values = Readonly<Record<string, string>>;

/** A text field of a form: its longest text and whether it accepts a trimmed one, beside the others of the form. */
export type LeadField = { max: number; isValid: (text: string, values: Values) => boolean };

const LINE_MAX = 120;
/** Longest name of a city, in characters. */
const CITY_MAX = 60;

const line = (min: number, max = LINE_MAX): LeadField => ({
  max,
  isValid: ({ length }) => length >= min && length <= max,
});
const message: LeadField = { max: MESSAGE_MAX_LENGTH, isValid: isMessage };
const remark: LeadField = { max: MESSAGE_MAX_LENGTH, isValid: (text) => text === '' || isMessage(text) };
const choice = (codes: readonly string[]): LeadField => ({
  max: 40,
  isValid: (text) => codes.includes(text),
});
/** A whole number between two bounds, both included. */
const whole = (min: number, max: number): LeadField => ({
  max: 12,
  isValid: (text) => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
});
const optional = ({ max, isValid }: LeadField): LeadField => ({
  max,
  isValid: (text, values) => text === '' || isValid(text, values),
});

const name: LeadField = { max: NAME_MAX_LENGTH, isValid: isPersonName };
const phone: LeadField = { max: 40, isValid: (text) => normalisePhone(text) !== null };
const email: LeadField = { max: EMAIL_MAX_LENGTH, isValid: isEmailOrEmpty };
const requiredEmail: LeadField = { max: EMAIL_MAX_LENGTH, isValid: isEmail };
const city = line(2, CITY_MAX);
const company = line(2);
const contacts = { name, phone, email };
/** A number of the country that another field of the form names. */
const countryPhone: LeadField = {
  max: 40,
  isValid: (text, { country = '' }) =>
    isPartnerCountry(country) && normaliseCountryPhone(country, text) !== null,
};

/**
 * The fields of every kind of request in page order, each with its rule. Browser, page and API share them, so that none
 * accepts what another refuses.
 */
export const LEAD_FIELDS = {
  feedback: { ...contacts, topic: choice(FEEDBACK_TOPICS), message },
  franchising: {
    city,
    format: choice(SALON_FORMATS),
    premises: choice(PREMISES_ANSWERS),
    area: optional(whole(10, 1000)),
    capital: optional(line(0, 60)),
    ...contacts,
    message: remark,
  },
  partners: {
    role: choice(PARTNER_ROLES),
    company,
    site: line(0),
    ...contacts,
    email: requiredEmail,
    message,
  },
  cis: {
    country: { max: 2, isValid: isPartnerCountry },
    company,
    city,
    name,
    phone: countryPhone,
    email: requiredEmail,
    message: remark,
  },
  corporate: {
    company,
    inn: { max: 12, isValid: isInn },
    occasion: choice(GIFT_OCCASIONS),
    quantity: whole(1, 100_000),
    deadline: line(0, 60),
    choice: line(0, 300),
    ...contacts,
    email: requiredEmail,
    message: remark,
  },
  rent: {
    place: choice(PREMISES_KINDS),
    city,
    address: line(5, 200),
    area: whole(10, 2000),
    floor: line(0, 40),
    rate: line(0, 60),
    ...contacts,
    message: remark,
  },
  vacancy: { subject: line(2), city, ...contacts, message: remark },
  wish: {
    thing: choice(WISH_THINGS),
    budget: choice(WISH_BUDGETS),
    city,
    deadline: line(0, 60),
    ...contacts,
    message,
  },
  subscription: { email: requiredEmail },
} as const satisfies Record<string, Readonly<Record<string, LeadField>>>;

/** The names of the fields of one kind. */
export type LeadFieldName<Kind extends keyof typeof LEAD_FIELDS> = keyof (typeof LEAD_FIELDS)[Kind] & string;

/** The fields of a kind that do not accept these trimmed texts, in page order; a missing text is empty. */
export function wrongLeadFields(kind: keyof typeof LEAD_FIELDS, values: Values): string[] {
  const fields: Readonly<Record<string, LeadField>> = LEAD_FIELDS[kind];
  return Object.entries(fields)
    .filter(([field, { max, isValid }]) => {
      const text = values[field] ?? '';
      return text.length > max || !isValid(text, values);
    })
    .map(([field]) => field);
}
