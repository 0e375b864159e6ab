/** Services as one sentence: «Чистка, ремонт, гравировка». */
export function servicesText(services: readonly string[]): string {
  return services.map((service, index) => (index === 0 ? service : lowerFirst(service))).join(', ');
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
