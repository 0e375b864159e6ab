import type { ProfileValues } from './profile-values.ts';

/** Carries the unsaved profile values through the forms of a proof. */
export function ProfileValuesFields({ values }: { values: ProfileValues }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
