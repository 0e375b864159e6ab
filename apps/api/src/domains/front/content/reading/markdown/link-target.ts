/** A path of the shop, not `//host`, or an anchor on the same page. */
const WITHIN = /^(\/(?![/\\])|#)[^\s\\]*$/;
const PHONE = /^tel:\+?\d{4,15}$/;
const MAIL = /^mailto:[^\s:]+@[^\s:]+$/;

/** Whether a text may link to it: an address of the shop, `tel:`, `mailto:` or https. */
export function isLinkTarget(url: string): boolean {
  return WITHIN.test(url) || PHONE.test(url) || MAIL.test(url) || isHttps(url);
}

function isHttps(url: string): boolean {
  return /^https:\/\/[^\s\\]+$/.test(url) && URL.canParse(url);
}
