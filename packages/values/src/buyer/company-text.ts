/** Company data for documents; empty parts are omitted. */
export type CompanyWords = { name: string; inn: string; kpp: string; address: string };

/** «ИНН 7707083893, КПП 773601001» */
export function companyNumbers({ inn, kpp }: Pick<CompanyWords, 'inn' | 'kpp'>): string {
  return [inn === '' ? '' : `ИНН\u00A0${inn}`, kpp === '' ? '' : `КПП\u00A0${kpp}`]
    .filter((part) => part !== '')
    .join(', ');
}

/** «ООО «Ромашка», ИНН 7707083893, КПП 773601001, Москва, ул. Вавилова, 19» */
export function companyText({ name, address, ...numbers }: CompanyWords): string {
  return [name, companyNumbers(numbers), address].filter((part) => part !== '').join(', ');
}
