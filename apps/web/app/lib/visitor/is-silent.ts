/** SPEC 2: on paths containing check_user the shell asks for nothing and shows no global elements. */
export function isSilent(pathname: string): boolean {
  return pathname.includes('check_user');
}
