/** The files of a field. A field without a choice sends a nameless empty file, which is ignored. */
export function filesOf(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((part) => typeof part !== 'string')
    .filter((file) => file.size > 0 || file.name !== '');
}
