/** The storage of files does not answer in time, or refuses. `message` says what was tried, without keys of accounts. */
export class FilesAway extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'FilesAway';
  }
}
