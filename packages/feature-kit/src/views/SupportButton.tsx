import { Trans } from '@lingui/react/macro';
import { Button } from '@my-air/ui-kit';
import type { ReactNode } from 'react';

import { supportWay } from './support/supportWay.ts';
import { usePortal, useUser } from '../index.ts';

export interface SupportButtonProps {
  /** The subject of the question: the first words of the message. */
  summary?: string;
  /** The emphasis of the button. @default 'secondary' */
  variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** @default 's' */
  size?: 's' | 'm' | undefined;
  /** The text of the button. @default 'Write to support' */
  children?: ReactNode;
}

/** The way to our team, next to a text that suggests it: a question in the messenger, or else an e-mail. */
export function SupportButton({ summary, variant, size = 's', children }: SupportButtonProps) {
  const portal = usePortal();
  // Visitors and users have different ways.
  useUser();
  const way = supportWay(portal, summary === undefined ? {} : { summary });
  // The settings name no address, and no feature takes questions: there is nothing to lead to.
  if (!way) return null;

  const words = children ?? <Trans>Write to support</Trans>;
  const control = way.href ? { render: <a href={way.href}>{words}</a> } : { onClick: way.act };
  return (
    <Button size={size} variant={variant} {...control}>
      {words}
    </Button>
  );
}
