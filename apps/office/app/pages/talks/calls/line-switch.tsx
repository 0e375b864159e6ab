import { Button } from '#app/parts/button.tsx';
import { useLine } from './use-calls.ts';
import styles from './calls.module.css';

/** Whether the person takes calls; the button says what it does. */
export function LineSwitch({ isOn }: { isOn: boolean }) {
  const line = useLine();
  return (
    <div className={styles.line}>
      {isOn && (
        <span className={styles.state}>
          <i />
          На линии
        </span>
      )}
      <Button look="quiet" size="small" isBusy={line.isPending} onClick={() => line.mutate(!isOn)}>
        {isOn ? 'Уйти' : 'Встать на линию'}
      </Button>
    </div>
  );
}
