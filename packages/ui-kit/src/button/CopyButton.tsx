import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useEffect, useState } from 'react';

import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'onClick' | 'render'> {
  /** The text that is copied to the clipboard. */
  text: string;
  /** The label of the button. */
  label: string;
  /** The label for two seconds once the text is copied; screen readers announce it. */
  copiedLabel: string;
  /** The label for two seconds when the browser refuses to copy; screen readers announce it. */
  failedLabel: string;
  /** Called when the browser refuses to copy. */
  onFail?: (() => void) | undefined;
}

type Outcome = 'copied' | 'failed';

// In milliseconds: long enough to be read, short enough that a second copy is confirmed visibly.
const shownFor = 2000;

/** A button that copies a text and shows whether the browser did so. */
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
