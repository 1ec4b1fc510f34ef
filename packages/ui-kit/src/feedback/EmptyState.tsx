import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { Illustration } from './Illustration.tsx';
import type { IllustrationName } from './illustrations.tsx';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The heading: the content that will be here. */
  title: ReactNode;
  /** The reason why that content is worth having. */
  text?: ReactNode | undefined;
  /** The control that creates the first content. */
  action?: ReactNode | undefined;
  /** The name of one of the kit's own pictures; without it there is no picture. */
  illustration?: IllustrationName | undefined;
}

/** The placeholder of content that does not exist yet. */
export function EmptyState({ title, text, action, illustration, children, ...rest }: EmptyStateProps) {
  return (
    <Frame {...rest}>
      {illustration && <Illustration name={illustration} />}
      <Title>{title}</Title>
      {text !== undefined && <Words>{text}</Words>}
      {action !== undefined && <Action>{action}</Action>}
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-10) var(--space-5);
  overflow-wrap: anywhere;
  text-align: center;
`;

const Title = styled.p`
  text-wrap: balance;
  margin: var(--space-2) 0 0;
  font-size: var(--font-size-16);
  font-weight: var(--font-weight-heading);
`;

const Words = styled.p`
  max-width: 44ch;
  /* One word alone on the last line would look like a mistake. */
  text-wrap: balance;
  margin: 0;
  color: var(--color-muted);
`;

const Action = styled.div`
  margin-top: var(--space-3);
`;
