/**
 * Resolves when every style sheet of the page has been applied or has failed. After a navigation inside the
 * shop, the sheets of the new page are applied a moment after its elements appear, which then move.
 */
export async function whenStyled(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...sheets].filter(({ sheet }) => sheet === null).map(ended));
}

function ended(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(), { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
  });
}
