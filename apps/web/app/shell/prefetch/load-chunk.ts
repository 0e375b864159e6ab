/**
 * Fetches a script or a style sheet of a page that may come next, without running it.
 * @throws when the file is missing
 */
export function loadChunk(address: string): Promise<void> {
  return address.endsWith('.css') ? loadStyle(address) : loadScript(address);
}

/**
 * Fetches a style sheet into the browser's cache. A preload link would warn that it is unused, or never
 * report its end.
 */
async function loadStyle(address: string): Promise<void> {
  const response = await fetch(address, { priority: 'low' });
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  await response.text();
}

/** Resolves at once in browsers without `modulepreload`. */
function loadScript(address: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  return new Promise((resolve, reject) => {
    Object.assign(link, {
      rel: 'modulepreload',
      href: address,
      onload: () => resolve(),
      onerror: () => reject(new Error(`${address} is not to be had`)),
    });
    document.head.append(link);
  });
}
