/** The page on which a УИН is checked in ГИИС ДМДК. */
export function uinCheckHref(template: string, uin: string): string {
  return template.replaceAll('{uin}', uin);
}
