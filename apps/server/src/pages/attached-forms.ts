/**
 * Pages whose forms accept files: offers of premises, vacancies, wishes, the account's support, returns with their
 * postage, and reviews of pieces. The router sends them to `_.data`.
 */
const ATTACHED =
  /^\/(?:request\/(?:rent|vacancy|wish)|personal\/(?:support(?:\/\d+)?|order\/\d+\/return|returns\/\d+|purchases\/[osr]\d{1,15}\/review))(?:\/?|\.data|\/_\.data)$/;

/** Whether a form sent to this path may have attachments, and thus be longer. */
export function takesAttachments(path: string): boolean {
  return ATTACHED.test(path);
}
