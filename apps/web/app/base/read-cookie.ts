/** Value of a cookie in `document.cookie` or a Cookie header; null when missing. */
export function readCookie(cookies: string, name: string): string | null {
  const found = cookies.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}
