import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What happened, in our words. */
  title: ReactNode;
  /** What was done about it, and what one can do. */
  text?: ReactNode | undefined;
  /** The one way on. */
  action?: ReactNode | undefined;
  /** The error's number, to be quoted. */
  errorId?: ReactNode | undefined;
}

/** A place whose content could not be had. */
export function ErrorState({ title, text, action, errorId, children, ...rest }: ErrorStateProps) {
  return (
    <Frame role="alert" {...rest}>
      <Picture aria-hidden />
      <Title>{title}</Title>
      {text !== undefined && <Words>{text}</Words>}
      {action !== undefined && <Action>{action}</Action>}
      {errorId !== undefined && <Code>{errorId}</Code>}
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-8) var(--space-5);
  text-align: center;
`;

const Picture = styled(CloudAlert)`
  width: 2rem;
  height: 2rem;
  color: var(--color-critical-text);
`;

const Title = styled.p`
  margin: 0;
  font-size: var(--font-size-16);
  font-weight: var(--font-weight-heading);
`;

const Words = styled.p`
  max-width: 48ch;
  margin: 0;
  color: var(--color-muted);
`;

const Action = styled.div`
  margin-top: var(--space-3);
`;

const Code = styled.code`
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-family: var(--font-mono);
  user-select: all;
`;
