/** SPEC 2.16: on paths with check_user the shell makes no calls and shows no global elements. */
export function isSilent(pathname: string): boolean {
  return pathname.includes('check_user');
}
