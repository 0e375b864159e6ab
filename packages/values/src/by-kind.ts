/** One handler for each kind of a union; a kind without one does not compile. */
export type KindHandlers<Of extends { kind: string }, T> = {
  readonly [Kind in Of['kind']]: (value: Extract<Of, { kind: Kind }>) => T;
};

/** What the handler of the value's own kind returns: `byKind(delivery, { courier: …, pickup: … })`. */
export function byKind<Of extends { kind: string }, Handlers extends KindHandlers<Of, unknown>>(
  value: Of,
  handlers: Handlers,
): ReturnType<Handlers[Of['kind']]> {
  const kind: Of['kind'] = value.kind;
  // safe: the handler of this kind takes that part of the union, and returns one of its handlers'
  // results
  return handlers[kind](value as Extract<Of, { kind: typeof kind }>) as ReturnType<Handlers[Of['kind']]>;
}
