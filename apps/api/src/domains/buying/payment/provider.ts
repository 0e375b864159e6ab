import type { PaymentRefusal, TestCardOutcome } from '@yahont/contracts/payment/payment.ts';
import type { Kopecks } from '@yahont/values/money.ts';
import type { OnlineKind } from '@yahont/values/sums/tenders.ts';
import type { ProviderBooks } from './daily/books.ts';
import type { PaymentStatus, RefundStatus } from './provider-states.ts';
import type { ApplicationForm, ContractTerms } from './instalments/application.ts';

/** Who moves the money: a bank with its own page, or the built-in demo bank. Every call is idempotent. */
export type PaymentProvider = {
  /** Stored with each payment, so that only this provider is queried about it. */
  name: string;
  /** What its contract covers; other ways to pay are not offered. */
  methods: readonly OnlineKind[];
  /** Ways to pay whose money the provider holds until the shop hands the goods over; all others are taken at once. */
  holds: readonly OnlineKind[];
  /**
   * Ways to pay whose money the provider can hold on request, however briefly; it refuses to hold any
   * other.
   */
  canHold: readonly OnlineKind[];
  /** Whether it can save a card, and charge it later without the shopper typing it. */
  savesCards: boolean;
  /**
   * Creates a payment; the same `paymentId` returns the same one. Throws `SavedCardRefused` for an
   * unusable `methodId`.
   */
  create: (request: NewPayment) => Promise<ProviderPayment>;
  get: (providerId: string) => Promise<ProviderPayment>;
  /** Captures held money, or captures a part and releases the rest; returns the state afterwards. */
  capture: (request: Capture) => Promise<ProviderPayment>;
  /** Cancels an unpaid payment and releases what is held; returns its current state, which may be `succeeded`. */
  cancel: (request: { providerId: string; paymentId: string }) => Promise<ProviderPayment>;
  /**
   * Refunds a part of a payment; the same `refundId` and `attempt` refund it only once. Throws when the
   * provider refuses.
   */
  refund: (request: Refund) => Promise<RefundAnswer>;
  /** Fiscal receipts; null for a provider that makes no receipt without a payment. */
  receipts: ReceiptDesk | null;
  /** The provider's records of payments and refunds, for comparison; null for a provider that keeps none. */
  books: ProviderBooks | null;
  /** A card form on our own page instead of the provider's; only the demo bank has one. */
  cardForm: CardFormBank | null;
  /** Plays the shopper's bank in a transfer; only the demo bank does. */
  transferForm: TransferForm | null;
  /** The operator's forms on our own page instead of its own; only the demo operator has them. */
  applicationForm: ApplicationForm | null;
};

export type NewPayment = {
  /** Our id, also the idempotence key. */
  paymentId: string;
  amount: Kopecks;
  method: OnlineKind;
  /** «Заказ Я-100216» */
  description: string;
  orderId: number;
  receipt: Receipt;
  /** Whether the money is only held until `capture`. */
  isHeld: boolean;
  /** Whether the bank remembers the card, with the shopper's consent. */
  savesCard: boolean;
  /**
   * A saved card: charged at once, unless the bank asks the shopper to confirm. Null: the shopper types
   * a card.
   */
  methodId: string | null;
};

/** A card that the bank has saved, with only the data that the shop may know. */
export type SavedMethod = {
  methodId: string;
  /** «Мир», «Visa»; empty when the bank does not say. */
  brand: string;
  last4: string;
  /** `2029-09` */
  validUntil: string;
};

/** Content of a fiscal receipt; its amounts add up to the settled sum. */
export type ReceiptContent = {
  /** Full name of the buyer, a person or a company. */
  fullName: string;
  /** ИНН of a company; null for a person. */
  inn: string | null;
  phone: string;
  email: string;
  lines: ReceiptLine[];
};

export type Receipt = ReceiptContent & {
  /** The time of the sale, which decides the VAT rate; a refund has that of its sale. */
  at: Date;
};

export type ReceiptLine = {
  description: string;
  amount: Kopecks;
  subject: 'commodity' | 'service' | 'payment';
  /**
   * `whole`: paid before the hand-over. `part`: the same, and the rest was an advance. `advance`: the
   * goods are not known yet, as with a gift certificate. `settled`: handed over.
   */
  mode: 'whole' | 'part' | 'advance' | 'settled';
};

/** Where receipts are made and looked up. Every call is idempotent. */
export type ReceiptDesk = {
  /** The receipt of a hand-over that was fully paid before; the same `receiptId` makes the same one. */
  close: (request: ClosingReceipt) => Promise<ProviderReceipt>;
  /** The receipts of a payment's sale, without those of its refunds. */
  list: (paymentProviderId: string) => Promise<ProviderReceipt[]>;
  /**
   * The receipts of one refund: the one that the provider makes from the data sent with it, and the one
   * for a restored advance. Receipts of other refunds of the payment are excluded.
   */
  listOfRefund: (refundProviderId: string) => Promise<ProviderReceipt[]>;
  /**
   * The receipt for the part of a return that a gift certificate had paid, beside a refund of money;
   * the same `receiptId` makes the same one. Null: the accountant wants these made by hand.
   */
  takeBackAdvance: ((request: AdvanceReceipt) => Promise<ProviderReceipt>) | null;
};

export type AdvanceReceipt = {
  /** Our id, also the idempotence key. */
  receiptId: string;
  /** Id of the refund of money at the provider. */
  refundProviderId: string;
  /** Id of the payment that the refund belongs to. */
  paymentProviderId: string;
  /** The amount set off as an advance: the sum of the lines. */
  amount: Kopecks;
  receipt: Receipt;
};

export type ClosingReceipt = {
  /** Our id, also the idempotence key. */
  receiptId: string;
  /** Id of the payment that brought the money. */
  paymentProviderId: string;
  /** The amount set off as prepaid: the sum of the lines. */
  amount: Kopecks;
  receipt: Receipt;
};

export type ProviderReceipt = {
  providerId: string;
  /** Whether it sets off earlier payments, as receipts of hand-overs and of restored advances do. */
  setsOff: boolean;
  status: 'registering' | 'registered' | 'refused';
  fiscal: { document: string; storage: string; sign: string } | null;
  /** When the fiscal drive registered it; null until then, or when the provider does not say. */
  registeredAt: Date | null;
};

export type Capture = {
  /** Our id, for the idempotence key. */
  paymentId: string;
  providerId: string;
  amount: Kopecks;
  receipt: Receipt;
};

export type Refund = {
  /** Our id, with `attempt` also the idempotence key. */
  refundId: string;
  /** How many refunds with this id the provider has cancelled: each later try is a new refund to it. */
  attempt: number;
  /** Id of the payment that brought the money. */
  providerId: string;
  /** At most what the payment brought, less earlier refunds. */
  amount: Kopecks;
  /** Returned lines; their amounts add up to `amount`. */
  receipt: Receipt;
};

/** `refundProviderId`: the provider's refund id, for the daily comparison; null when it names none. */
export type RefundAnswer = { refundProviderId: string | null; status: RefundStatus };

export type ProviderPayment = {
  providerId: string;
  status: PaymentStatus;
  /** Why the bank refused, as a code of the contract; null when we cancelled. */
  refusal: Refusal | null;
  /** The provider's page, while the buyer has something to do there. */
  confirmationUrl: string | null;
  /** What was or will be captured: after a partial capture only that part. */
  amount: Kopecks;
  /** When the provider releases held money by itself; null when it does not say. */
  heldUntil?: Date | null;
  /** The card that the bank has saved; null or undefined when it saved none. */
  savedMethod?: SavedMethod | null;
  /** Contract of an instalment. */
  contract?: ContractTerms;
};

export type Refusal = PaymentRefusal;

export type Card = { number: string; expiry: string; cvc: string };

export type CardFormBank = {
  testCards: { number: string; outcome: TestCardOutcome }[];
  testCode: string;
  pay: (providerId: string, card: Card) => Promise<void>;
  /** Wrong codes are counted; the last one ends the payment. */
  confirm: (providerId: string, code: string) => Promise<{ isRight: boolean; triesLeft: number }>;
};

export type TransferForm = {
  pay: (providerId: string, outcome: 'accepted' | 'refused') => Promise<void>;
};

/** The provider did not answer, or its answer was invalid: the state of the payment is unknown. */
export class ProviderUnavailable extends Error {
  constructor(provider: string, cause: unknown) {
    super(`${provider} is unavailable`, { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The provider understood the request and refused it: a retry would not change the outcome. */
export class ProviderRefused extends Error {
  /** HTTP status of its answer. */
  readonly status: number;
  /** Private, because a log prints the visible fields of an error. */
  readonly #answer: string;

  constructor(provider: string, status: number, answer: string) {
    super(`${provider} refused: ${status} ${answer.slice(0, 300)}`);
    this.name = 'ProviderRefused';
    this.status = status;
    this.#answer = answer;
  }

  /**
   * Whether this very request is refused, whenever it is sent; other statuses refuse the shop's
   * credentials, which can be fixed.
   */
  get isAboutRequest(): boolean {
    return this.status === 400 || this.status === 422;
  }

  /** Whether the JSON answer contains this text. */
  says(text: string): boolean {
    return this.#answer.includes(text);
  }
}

/** The answer to a query about one thing; null when the provider does not know it (404). */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderRefused && error.status === 404) return null;
    throw error;
  }
}

/**
 * The provider no longer charges this saved card, and created no payment. The error has no details: the
 * card's id is a secret.
 */
export class SavedCardRefused extends Error {
  constructor() {
    super('the provider does not charge this saved card any more');
    this.name = 'SavedCardRefused';
  }
}
