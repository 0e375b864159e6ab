import type { FoundCompany } from '@yahont/contracts/companies/companies.ts';
import type { CompanyState } from '@yahont/contracts/companies/company-states.ts';
import { nbsp } from '@yahont/values/text/typography.ts';

const STATES: Readonly<Record<CompanyState, string>> = {
  active: 'Заполнили по данным реестра. Если что-то изменилось, исправьте.',
  liquidating: 'Заполнили по данным реестра. Там сказано, что организация ликвидируется: проверьте ИНН.',
  liquidated:
    'По данным реестра эта организация больше не действует: проверьте ИНН. Если реестр отстал, оформляйте заказ, мы уточним по телефону.',
  bankrupt: 'Заполнили по данным реестра. Там сказано, что организация банкротится: проверьте ИНН.',
  reorganizing:
    'Заполнили по данным реестра. Там сказано, что организация реорганизуется: проверьте название и КПП.',
};

/** The message about the company that was found, or not found, by its ИНН. */
export function foundWords(found: FoundCompany): string {
  if (found.kind === 'found') return nbsp(STATES[found.company.state]);
  return nbsp(
    found.kind === 'unknown'
      ? 'В реестре такого ИНН нет. Проверьте цифры или заполните остальное сами.'
      : 'Узнать данные по ИНН сейчас не получилось. Заполните название, КПП и адрес сами.',
  );
}
