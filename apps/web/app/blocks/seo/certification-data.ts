type Report = {
  /** The report's name on the page: «МГУ 26-204117». */
  name: string;
  number: string;
  /** `2026-10-14` */
  issuedOn: string;
  laboratory: { fullName: string; checkUrl: string | null };
};

/** A laboratory report on a stone (schema.org/Certification). */
export function certificationData({ name, number, issuedOn, laboratory }: Report) {
  return {
    '@type': 'Certification',
    name: `Заключение ${name}`,
    certificationIdentification: number,
    issuedBy: { '@type': 'Organization', name: laboratory.fullName },
    datePublished: issuedOn,
    ...(laboratory.checkUrl === null ? {} : { url: laboratory.checkUrl }),
  };
}
