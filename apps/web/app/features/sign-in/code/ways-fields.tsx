import type { CodeWays } from './code-way.ts';

/** Remembers in a form how the last code was sent. */
export function WaysFields({ way, ways }: CodeWays) {
  return (
    <>
      <input type="hidden" name="sent-by" value={way} />
      <input type="hidden" name="ways" value={ways.join(',')} />
    </>
  );
}
