/** The files of a field. One without a choice sends a nameless empty file, which is none. */
export function filesOf(form: FormData, name: string): File[] {
  return form
    .getAll(name)
    .filter((part) => typeof part !== 'string')
    .filter((file) => file.size > 0 || file.name !== '');
}
