import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { CopyButton } from '../button/CopyButton.tsx';

export interface CodeProps extends Omit<ComponentPropsWithRef<'code'>, 'children'> {
  /** The text, shown as it is. */
  children: string;
}

/** A piece of code, an id or a file's name in running text. */
export function Code(props: CodeProps) {
  return <Inline dir="ltr" translate="no" {...props} />;
}

export interface CodeBlockProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The text, shown as it is. */
  children: string;
  /** What it is: its name, for screen readers too. */
  label: string;
  /** What the button that copies it says; without it there is none. */
  copyLabel?: string | undefined;
  /** What the button says for a moment once it is copied. */
  copiedLabel?: string | undefined;
  /** What the button says for a moment when the browser refuses to copy. */
  failedLabel?: string | undefined;
}

/** Lines of code, or any text that must keep its lines; wide ones scroll by themselves. */
export function CodeBlock({
  children,
  label,
  copyLabel,
  copiedLabel = '',
  failedLabel = '',
  ...rest
}: CodeBlockProps) {
  return (
    <Frame {...rest}>
      <Head>
        <span>{label}</span>
        {copyLabel !== undefined && (
          <CopyButton
            size="s"
            variant="quiet"
            text={children}
            label={copyLabel}
            copiedLabel={copiedLabel}
            failedLabel={failedLabel}
          />
        )}
      </Head>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys */}
      <Lines tabIndex={0} aria-label={label} dir="ltr" translate="no">
        <pre>
          <code>{children}</code>
        </pre>
      </Lines>
    </Frame>
  );
}

const Inline = styled.code`
  padding: 0.1em 0.35em;
  font-size: 0.925em;
  font-family: var(--font-mono);
  background: var(--color-sunken);
  border-radius: var(--radius-chip);
  overflow-wrap: anywhere;
`;

const Frame = styled.div`
  min-width: 0;
  overflow: hidden;
  background: var(--color-sunken);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: 2.75rem;
  padding-inline: var(--space-4) var(--space-2);
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-weight: 600;
  border-bottom: 1px solid var(--color-line);
`;

const Lines = styled.section`
  > pre {
    margin: 0;
    font: inherit;
  }
  padding: var(--space-4);
  overflow-x: auto;
  font-size: var(--font-size-14);
  font-family: var(--font-mono);
  line-height: 1.6;
  tab-size: 2;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
