/** What the API takes, before base64. */
const MAX_BYTES = 2_900_000;
const CHUNK = 0x80_00;

/** A file as base64, for a body of JSON. Throws RangeError for a file that the API would refuse. */
export async function readBase64(file: Blob): Promise<string> {
  if (file.size > MAX_BYTES) throw new RangeError('the statement is too large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text);
}
