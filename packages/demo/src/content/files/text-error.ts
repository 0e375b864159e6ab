/** A fault in a file of texts: `content/pages/delivery.md:12: unknown key`. */
export class TextError extends Error {
  constructor(file: string, line: number, fault: string) {
    super(`${file}:${line}: ${fault}`);
    this.name = 'TextError';
  }
}
