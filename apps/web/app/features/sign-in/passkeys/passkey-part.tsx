import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '#app/ui/parts/lazy-part.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';
import styles from './passkey-part.module.css';

/**
 * A button for passkeys, whose code is loaded only in a browser that supports them. Its place is reserved before,
 * so that the buttons around it do not move under a press.
 */
export function passkeyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazyPart(load);
  return function PasskeyPart(props: Props) {
    const hasPasskeys = useHasPasskeys();
    if (hasPasskeys === false) return null;
    const place = <div className={styles.place} />;
    if (hasPasskeys === null) return place;
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  };
}
