import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
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
  /** Called when the browser refuses to copy. */
  onFail?: (() => void) | undefined;
}

// Long enough to be read, short enough that a second copy is not in doubt.
const shownFor = 2000;

/** Copies a text and says so. */
export function CopyButton({ text, label, copiedLabel, onFail, ...rest }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      onFail?.();
    }
  }

  return (
    <>
      <Button {...rest} icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy()}>
        {isCopied ? copiedLabel : label}
      </Button>
      <VisuallyHidden as="output">{isCopied ? copiedLabel : ''}</VisuallyHidden>
    </>
  );
}
