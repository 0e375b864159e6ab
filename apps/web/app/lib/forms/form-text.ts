/** What was typed into a field, trimmed; '' when the field did not come or holds a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** The same for each of the named fields. */
export function readTexts<Name extends string>(
  form: FormData,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  // Safe: these are the names, each with its text.
  return Object.fromEntries(names.map((name) => [name, readText(form, name)])) as Record<Name, string>;
}
