/** More work than one address may request (429), or than the shop accepts at a time (503). */
export class Overload extends Error {
  readonly status: 429 | 503;
  readonly retryAfterSeconds: number;

  constructor(status: 429 | 503, retryAfterSeconds: number) {
    super(status === 429 ? 'too many requests from one address' : 'too many requests');
    this.name = 'Overload';
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The client left before its turn came; nobody reads an answer. */
export class ClientLeft extends Error {
  constructor() {
    super('the client left');
    this.name = 'ClientLeft';
  }
}
