/** An expected failure of a backup or a restore; the message says in Russian what is wrong and what to do. */
export class BackupProblem extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupProblem';
  }
}
