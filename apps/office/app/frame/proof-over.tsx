import { useEffect, useState } from 'react';
import { ProofForm } from '#app/blocks/proof/proof-form.tsx';
import { Dialog } from '#app/parts/dialog.tsx';
import { answerProof, type AskedProof } from '#app/lib/session/proof-gate.ts';

/** Nobody confirms later what they no longer have in mind. */
const SECONDS = 120;

/** A call needs a fresh proof: the person gives it over the page, and the call is sent again. */
export function ProofOver({ asked }: { asked: AskedProof }) {
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    const end = Date.now() + SECONDS * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) answerProof(false);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Dialog title="Подтвердите, что это вы" width="narrow" onClose={() => answerProof(false)}>
      <ProofForm
        about={asked.about}
        left={left}
        onProved={() => answerProof(true)}
        onCancel={() => answerProof(false)}
      />
    </Dialog>
  );
}
