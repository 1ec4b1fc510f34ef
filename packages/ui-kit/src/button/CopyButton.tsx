import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'onClick' | 'render'> {
  /** What is put into the clipboard. */
  text: string;
  /** What the button says. */
  label: string;
  /** What it says for a moment once the text is copied. */
  copiedLabel: string;
  /** What it says for a moment when the browser refuses to copy. */
  failedLabel: string;
  /** Called when the browser refuses to copy. */
  onFail?: (() => void) | undefined;
}

type Outcome = 'copied' | 'failed';

// Long enough to be read, short enough that a second copy is not in doubt.
const shownFor = 2000;

/** Copies a text, and says whether the browser did it. */
export function CopyButton({ text, label, copiedLabel, failedLabel, onFail, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const word = outcome && { copied: copiedLabel, failed: failedLabel }[outcome];

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      onFail?.();
    }
  }

  return (
    <>
      <Button {...rest} icon={icon(outcome)} onClick={() => void copy()}>
        {word ?? label}
      </Button>
      <VisuallyHidden as="output">{word ?? ''}</VisuallyHidden>
    </>
  );
}

function icon(outcome: Outcome | undefined) {
  if (outcome === undefined) return <Copy />;
  return outcome === 'copied' ? <Check /> : <TriangleAlert />;
}
