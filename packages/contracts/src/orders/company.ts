import { z } from 'zod';
import { digitsOf, isCompanyName, isKppFor, isLegalAddress } from '@yahont/values/buyer/company-rules.ts';
import { isInn } from '@yahont/values/buyer/inn.ts';
import { INPUT_ERROR } from '../wire/limits.ts';
import { typedLine } from '../wire/typed.ts';

/** Longer than any number with the spaces in which it may be typed. */
const TYPED_MAX = 40;

/** ИНН of a legal entity or an entrepreneur, in any usual spelling; parsed to its digits. */
export const Inn = typedLine().max(TYPED_MAX, INPUT_ERROR).transform(digitsOf).refine(isInn, INPUT_ERROR);

/** The legal entity or entrepreneur that buys an order. */
export const Company = z
  .object({
    inn: Inn,
    /** Nine digits of a legal entity; empty for an entrepreneur. */
    kpp: typedLine().max(TYPED_MAX, INPUT_ERROR).transform(digitsOf).default(''),
    name: typedLine().refine(isCompanyName, INPUT_ERROR),
    /** Legal address, for documents. */
    address: typedLine().refine(isLegalAddress, INPUT_ERROR),
  })
  // With an invalid ИНН it is unknown whether a КПП is needed.
  .refine(({ inn, kpp }) => !isInn(inn) || isKppFor(inn, kpp), { path: ['kpp'], error: INPUT_ERROR });
export type Company = z.infer<typeof Company>;

/** The same in an answer: empty for an erased person. */
export const CompanyOut = z.object({
  inn: z.string(),
  kpp: z.string(),
  name: z.string(),
  address: z.string(),
});
