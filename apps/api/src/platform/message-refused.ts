/**
 * A provider of messages understood the request and refused it: the same request will be refused again,
 * so there is no point in a retry. Any other error of a sender may be temporary.
 */
export class MessageRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MessageRefused';
  }
}
