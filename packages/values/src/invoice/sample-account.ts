/** The account of a demo, which no bank keeps; its check digits are valid, so that bank apps accept it. */
export const SAMPLE_ACCOUNT = {
  name: 'ООО «Ювелирный дом „Яхонт“»',
  inn: '7701442317',
  kpp: '770101001',
  address: '107031, Москва, ул. Петровка, 11',
  bankName: 'Учебный банк',
  bic: '044525000',
  account: '40702810900000000001',
  correspondent: '30101810900000000000',
} as const;

/** Who signs the documents of a demo. */
export const SAMPLE_SIGNERS = { head: 'Вяземская А. П.', accountant: 'Лунина О. С.' } as const;
