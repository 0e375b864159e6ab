import { FILES } from './lead-names.ts';

/** Longest side of a stored photograph, pixels. */
const SIDE = 2400;
const QUALITY = 0.86;
/** Smaller files are sent as they are. */
const WORTH_BYTES = 1_000_000;

/**
 * Shrinks the photographs of a form to the size that the shop stores, so that a phone sends hundreds of
 * kilobytes instead of megabytes. A file that the browser cannot draw is sent unchanged, and the server
 * decides.
 */
export async function shrinkPhotographs(form: FormData): Promise<void> {
  const files = form.getAll(FILES).filter((part) => typeof part !== 'string');
  if (!files.some(isWorth)) return;
  form.delete(FILES);
  for (const file of files) form.append(FILES, isWorth(file) ? await shrink(file) : file);
}

function isWorth({ type, size }: File): boolean {
  return type.startsWith('image/') && size > WORTH_BYTES;
}

async function shrink(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', QUALITY);
    });
    return blob === null || blob.size >= file.size ? file : new File([blob], file.name, { type: blob.type });
  } catch {
    return file;
  }
}
