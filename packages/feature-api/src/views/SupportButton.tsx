import { Trans } from '@lingui/react/macro';
import { Button } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { port } from '../ports.ts';
import { supportPorts } from '../support/supportPorts.ts';
import { usePortal } from '../usePortal.ts';

export interface SupportButtonProps {
  /** What the question is about: the first words of the message. */
  summary: string;
  /** How loud it is. @default 'secondary' */
  variant?: 'secondary' | 'quiet' | undefined;
  /** What it says. @default 'Write to support' */
  children?: ReactNode;
}

/** Opens a question to our team next to a text that asks for one; nothing where this portal takes no questions. */
export function SupportButton({ summary, variant, children }: SupportButtonProps) {
  const portal = usePortal();
  const askSupport = port(supportPorts, 'askSupport');
  // Without it there is nobody to write to.
  if (!askSupport) return null;

  return (
    <Button size="s" variant={variant} onClick={() => askSupport(portal, { summary })}>
      {children ?? <Trans>Write to support</Trans>}
    </Button>
  );
}
