import { useEffect, useRef, useState } from 'react';
import type { FoundCompany } from '@yahont/contracts/companies/companies.ts';
import {
  COMPANY_NAME_MAX,
  digitsOf,
  isCompanyName,
  isKpp,
  isLegalAddress,
  LEGAL_ADDRESS_MAX,
} from '@yahont/values/buyer/company-rules.ts';
import { innFault, isInn, isPersonInn } from '@yahont/values/buyer/inn.ts';
import { useTypedEarly } from '#app/base/forms/use-typed-early.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Segments } from '#app/ui/choices/segments.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { classNames } from '#app/ui/parts/class-names.ts';
import fields from '../steps/fields.module.css';
import type { CheckoutValues } from '../values/form-fields.ts';
import { COMPANY_PART, companyPart, filledBy, type CompanyPartValues } from './company-fields.ts';
import { FILL_INTENT } from './fill-intent.ts';
import { foundWords } from './found-words.ts';
import { useCompanyOfInn } from './use-company-of-inn.ts';
import styles from './company-part.module.css';

export type CompanyProps = {
  start: CheckoutValues;
  /** Whether the search by ИНН is available. */
  canFind: boolean;
  /** The server's answer about an ИНН in a form sent without scripts. */
  found: FoundCompany | null;
  /** Called after fields were filled by code, which causes no input event. */
  onFilled: () => void;
};

const OPTIONS = [
  { value: 'person', title: 'Физическое лицо' },
  { value: 'company', title: 'Организация или\u00A0ИП' },
];
/** Long enough for a pasted number with spaces. */
const TYPED_MAX = 20;
const INN_REASONS = {
  length: 'Нужны 10 цифр организации или 12 цифр ИП',
  'check-digit': 'Цифр столько, сколько нужно, но такого ИНН нет: проверьте, нет ли опечатки',
} as const;

/** The buyer. CSS alone hides the fields of a company, so this works without scripts. */
export function CompanyPart({ start, canFind, found: answered, onFilled }: CompanyProps) {
  const root = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<CompanyPartValues>(() => partOf(start));
  const type = (part: Partial<CompanyPartValues>) => setTyped({ ...typed, ...part });
  useTypedEarly(root, COMPANY_PART, setTyped);
  const isFilled = useRef(false);
  const { found, ...register } = useCompanyOfInn({
    canFind,
    start: answered,
    onFound: (company, before) => {
      isFilled.current = true;
      setTyped((now) => filledBy(now, company, before));
    },
  });
  // The form reads its fields, which have their texts only after this render.
  useEffect(() => {
    if (isFilled.current) onFilled();
    isFilled.current = false;
  });
  return (
    <div ref={root} className={styles.root}>
      <p className={styles.label} aria-hidden>
        Покупатель
      </p>
      <Segments label="Покупатель" name="buyer" defaultValue={start.buyer} options={OPTIONS} />
      <div className={classNames(styles.company, fields.pair)}>
        <div className={styles.inn}>
          <Field
            label="ИНН"
            name="companyInn"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={TYPED_MAX}
            value={typed.companyInn}
            onChange={({ currentTarget: { value } }) => {
              type({ companyInn: value });
              register.type(value);
            }}
            isValid={(text) => isInn(digitsOf(text))}
            reason={INN_REASONS[innFault(digitsOf(typed.companyInn)) ?? 'length']}
          />
          {canFind && (
            <Button variant="ghost" type="submit" name="intent" value={FILL_INTENT} className={styles.fill}>
              Заполнить по&nbsp;ИНН
            </Button>
          )}
          <p className={styles.found} role="status">
            {found !== null && foundWords(found)}
          </p>
        </div>
        <Field
          className={isPersonInn(digitsOf(typed.companyInn)) ? styles.absent : undefined}
          label="КПП организации"
          name="companyKpp"
          inputMode="numeric"
          autoComplete="off"
          maxLength={TYPED_MAX}
          value={typed.companyKpp}
          onChange={({ currentTarget: { value } }) => type({ companyKpp: value })}
          isValid={(text) => text === '' || isKpp(digitsOf(text))}
          reason="Нужны девять цифр: у организаций КПП стоит рядом с ИНН"
        />
        <Field
          className={fields.wide}
          label="Название"
          name="companyName"
          autoComplete="organization"
          required
          maxLength={COMPANY_NAME_MAX}
          value={typed.companyName}
          onChange={({ currentTarget: { value } }) => type({ companyName: value })}
          isValid={isCompanyName}
          reason="Напишите название, как в учредительных документах: ООО «Ромашка»"
        />
        <Field
          className={fields.wide}
          label="Юридический адрес"
          name="companyAddress"
          autoComplete="off"
          required
          maxLength={LEGAL_ADDRESS_MAX}
          value={typed.companyAddress}
          onChange={({ currentTarget: { value } }) => type({ companyAddress: value })}
          isValid={isLegalAddress}
          reason="Напишите адрес с городом: он нужен для счёта"
        />
      </div>
    </div>
  );
}

function partOf({
  companyInn: inn,
  companyKpp: kpp,
  companyName: name,
  companyAddress: address,
}: CheckoutValues) {
  return companyPart({ inn, kpp, name, address });
}
