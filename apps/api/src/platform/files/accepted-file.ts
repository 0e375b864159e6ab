/** A checked file: a photograph re-encoded without metadata, or a PDF as it came. */
export type AcceptedFile = { name: string; type: string; bytes: Uint8Array };
