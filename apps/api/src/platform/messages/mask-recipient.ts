/** `+79162041833` → `+7916•••1833`, `anna@mail.ru` → `a•••@mail.ru`: enough to find a complaint in the log. */
export function maskRecipient(to: string): string {
  const at = to.indexOf('@');
  if (at > 0) return `${to.slice(0, 1)}•••${to.slice(at)}`;
  return `${to.slice(0, 5)}•••${to.slice(-4)}`;
}
