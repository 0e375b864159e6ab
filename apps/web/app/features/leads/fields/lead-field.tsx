import { cleanTyped } from '@yahont/values/typed/typed-text.ts';
import {
  countryPhonePlaceholder,
  isPartnerCountry,
  maskCountryPhone,
} from '@yahont/values/leads/country-phone.ts';
import { LEAD_FIELDS, type LeadField as FieldRule } from '@yahont/values/leads/lead-fields.ts';
import type { LeadKind } from '@yahont/values/leads/lead-choices.ts';
import { CHOICE_WORDS, FIELD_WORDS } from '@yahont/values/leads/lead-words.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { RadioGroup } from '#app/ui/choices/radio-group.tsx';
import { EmailField } from '#app/ui/fields/email-field.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { NameField } from '#app/ui/fields/name-field.tsx';
import { PhoneField } from '#app/ui/fields/phone-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import type { FieldView } from '../lead-view.ts';
import type { LeadValues } from '../lead-schema.ts';
import styles from '../lead-form.module.css';

type Props = {
  kind: LeadKind;
  view: FieldView;
  values: LeadValues;
  /** Values that the page already knows: the subject of a vacancy, the country of a page. */
  known: LeadValues;
};

/** One field of a form in the control that suits it. A field that the page knows is hidden. */
export function LeadField({ kind, view: { name, as, help, isWide = false }, values, known }: Props) {
  const rules: Readonly<Record<string, FieldRule>> = LEAD_FIELDS[kind];
  const rule = rules[name];
  if (rule === undefined) return null;
  const given = values[name] || known[name] || '';
  const choices = Object.entries(CHOICE_WORDS[name] ?? {});
  const isValid = (text: string) =>
    rule.isValid(cleanTyped(text, { lines: 'many' }), { ...known, ...values });
  const common = {
    name,
    defaultValue: given,
    required: !rule.isValid('', {}),
    help: help === undefined ? undefined : nbsp(help),
    className: isWide || as === 'text' ? styles.wide : undefined,
  };
  const text = { ...common, label: nbsp(FIELD_WORDS[name] ?? name), maxLength: rule.max, isValid };
  if (as === 'known' && (known[name] || (given !== '' && choices.length === 0) || name === 'choice'))
    return <input type="hidden" name={name} value={given} />;
  switch (as) {
    case 'name':
      return <NameField part="name" defaultValue={given} />;
    case 'phone':
      return <PhoneField required defaultValue={given} />;
    case 'email':
      return <EmailField {...common} />;
    case 'country-phone':
      return <CountryPhoneField {...common} country={known['country'] || values['country'] || ''} />;
    case 'text':
      return <TextAreaField {...text} rows={5} />;
    case 'segments':
      return <SegmentField name={name} choices={choices} chosen={given} />;
    case 'number':
      return <Field {...text} inputMode="numeric" autoComplete="off" />;
    default:
      return choices.length > 0 ? (
        <SelectField {...common} label={text.label} isValid={isValid}>
          <option value="" disabled>
            Выберите
          </option>
          {choices.map(([code, words]) => (
            <option key={code} value={code}>
              {words}
            </option>
          ))}
        </SelectField>
      ) : (
        <Field {...text} />
      );
  }
}

type SegmentProps = { name: string; choices: readonly (readonly [string, string])[]; chosen: string };

/** A few choices side by side, as one field with its error. */
function SegmentField({ name, choices, chosen }: SegmentProps) {
  const label = FIELD_WORDS[name] ?? name;
  return (
    <div className={styles.segments}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <RadioGroup legend={label} name={name} className={styles.segmentRow}>
        {choices.map(([code, words]) => (
          <label key={code} className={styles.segment}>
            <input type="radio" name={name} value={code} defaultChecked={code === chosen} />
            <span>{words}</span>
          </label>
        ))}
      </RadioGroup>
    </div>
  );
}

type CountryPhoneProps = { name: string; defaultValue: string; required: boolean; country: string };

/** A mobile number in the format of its country. */
function CountryPhoneField({ country, ...rest }: CountryPhoneProps) {
  const code = isPartnerCountry(country) ? country : null;
  if (code === null) return <Field {...rest} label="Телефон" type="tel" inputMode="tel" autoComplete="tel" />;
  return (
    <Field
      {...rest}
      label="Телефон"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={countryPhonePlaceholder(code)}
      isValid={(text) => LEAD_FIELDS.cis.phone.isValid(cleanTyped(text), { country: code })}
      mask={(raw, isDeletion) => maskCountryPhone(code, raw, isDeletion)}
    />
  );
}
