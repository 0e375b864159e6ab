import type {
  addCertificate,
  applyKeptCertificate,
  getCertificateBalance,
  keepCertificate,
} from '@yahont/contracts/certificates/certificates.ts';
import { countOf } from '@yahont/values/text/plural.ts';
import { nbsp } from '@yahont/values/text/typography.ts';
import { refusalText, type Refusal, type RefusalTexts } from '#app/shop/words/refusal-text.ts';

const FAILED = 'Не получилось. Попробуйте ещё раз через минуту.';

const ADDING: RefusalTexts<typeof addCertificate> & Record<'validation', string> = {
  'not-sold-online': 'Сейчас сертификаты продаём только в салонах: на сайте временно не принимаем карты.',
  'too-many-certificates': ({ most }) =>
    `В корзине уже ${countOf(most, ['сертификат', 'сертификата', 'сертификатов'])}. Оформите их, потом добавьте ещё.`,
  validation: 'Проверьте отмеченные поля. День и час отправки должны быть впереди.',
};

/** Why a certificate was not put into the cart. */
export function addingMessage(refusal: Refusal): string {
  return nbsp(refusalText<typeof addCertificate>(ADDING, refusal, FAILED));
}

const NOT_ASKED = 'Не получилось проверить, что вы человек. Обновите страницу или позвоните нам.';

const BALANCE: RefusalTexts<typeof getCertificateBalance> = {
  'certificate-unusable': 'Сертификата с таким кодом нет, или на нём ничего не осталось.',
  'too-many-tries': 'Слишком много неверных кодов. Попробуйте через час или позвоните нам.',
  'captcha-failed': NOT_ASKED,
  'captcha-missing': NOT_ASKED,
};

/** Why the balance is not shown. */
export function balanceMessage(refusal: Refusal): string {
  return nbsp(refusalText<typeof getCertificateBalance>(BALANCE, refusal, FAILED));
}

const KEEPING: RefusalTexts<typeof keepCertificate> & RefusalTexts<typeof applyKeptCertificate> = {
  'certificate-unusable': BALANCE['certificate-unusable'],
  'too-many-tries': BALANCE['too-many-tries'],
  'too-many-certificates': ({ most }) =>
    `В кабинете уже ${countOf(most, ['сертификат', 'сертификата', 'сертификатов'])}. Уберите те, что закончились.`,
  'certificate-not-found': 'Этого сертификата в кабинете уже нет.',
};

/** Why a certificate was not activated or changed in the account. */
export function keepMessage(refusal: Refusal): string {
  return nbsp(refusalText<typeof keepCertificate>(KEEPING, refusal, FAILED));
}
