import styles from './store-map.module.css';

/** An imagined city: parks, streets, a river and ring roads about the middle. It says only how shops lie to each other. */
export function CityDrawing() {
  return (
    <g className={styles.city}>
      <path
        className={styles.parks}
        d="M60 40q70-40 120 10t10 90-90 30-90-40 50-90ZM620 30q60-20 110 20t10 90-110 0-10-110ZM250 400q50-30 80 10t-10 90-110 10 40-110ZM640 420q70 0 90 50t-50 60-90-40 50-70Z"
      />
      <path
        className={styles.streets}
        d="M0 120 800 60M0 230 800 190M0 470 800 430M90 0 150 560M250 0l-20 560M560 0l-30 560M690 0l40 560M0 20 330 280M470 300 800 540M480 250 800 20M0 540 340 310M180 0l170 230M640 560 470 320M330 0l50 230M420 330l-20 230M300 330 140 560M520 300l260 60M20 330l290-40"
      />
      <path
        className={styles.river}
        d="M-20 330C80 250 120 380 210 400S300 300 330 340 360 420 420 380 470 330 520 350 560 460 620 440 700 320 820 360"
      />
      <g className={styles.roads}>
        <ellipse cx="405" cy="278" rx="78" ry="62" />
        <ellipse cx="405" cy="278" rx="160" ry="128" />
        <ellipse cx="405" cy="278" rx="290" ry="232" />
        <path d="M405 216V-20M452 228 620-20M480 262l340-110M482 290l340 60M460 322l220 260M405 340v240M350 322 180 580M328 290-20 360M330 262-20 130M358 228 230-20" />
      </g>
    </g>
  );
}
