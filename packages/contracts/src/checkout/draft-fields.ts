/**
 * Fields of the checkout that a draft stores, by step. It stores neither consents, which are given
 * again each time, nor certificate codes, which are as good as money.
 */
export const DRAFT_STEPS = {
  contact: [
    'buyer',
    'companyInn',
    'companyKpp',
    'companyName',
    'companyAddress',
    'name',
    'lastName',
    'phone',
    'email',
  ],
  delivery: [
    'delivery',
    'street',
    'house',
    'flat',
    'addressNote',
    'keepAddress',
    'date',
    'interval',
    'early',
    'earlyDate',
    'earlyInterval',
    'storeId',
    'pointCode',
    'readyFirst',
    'receiver',
    'receiverName',
    'receiverLastName',
    'receiverPhone',
    'surprise',
  ],
  payment: ['payment', 'card', 'useBonus'],
  wishes: ['comment', 'noCalls', 'hidesPrice'],
} as const;

export const DRAFT_FIELDS = [
  ...DRAFT_STEPS.contact,
  ...DRAFT_STEPS.delivery,
  ...DRAFT_STEPS.payment,
  ...DRAFT_STEPS.wishes,
] as const;
