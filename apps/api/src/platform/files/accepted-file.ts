/** A checked file: a photograph re-encoded without metadata, or an unchanged PDF. */
export type AcceptedFile = { name: string; type: string; bytes: Uint8Array };
