/** The forms that take files: of offered premises, of vacancies, of wishes and of the account's support. `_.data` is how the router sends them. */
const ATTACHED = /^\/(?:request\/(?:rent|vacancy|wish)|personal\/support(?:\/\d+)?)(?:\/?|\.data|\/_\.data)$/;

/** Whether a form sent to this path may be as long as its attachments make it. */
export function takesAttachments(path: string): boolean {
  return ATTACHED.test(path);
}
