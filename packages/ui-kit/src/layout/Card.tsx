import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';

import { checkTone, type Tone } from '../feedback/checkTone.ts';
import { Heading, type HeadingLevel } from '../text/Heading.tsx';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** The heading of the card. */
  title?: ReactNode | undefined;
  /** The heading level of the title in the outline of the screen. @default 2 */
  level?: HeadingLevel | undefined;
  /** The controls for the whole card, beside its title. */
  actions?: ReactNode | undefined;
  /** The content below a line at the bottom. */
  footer?: ReactNode | undefined;
  /** The background of the card. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'accent'> | 'sunken' | undefined;
  /** The element to render. @default 'section' */
  as?: ElementType | undefined;
}

/** A framed part of a screen. */
export function Card({ title, level = 2, actions, footer, tone = 'neutral', children, ...rest }: CardProps) {
  checkTone('Card', tone, ['neutral', 'sunken', 'accent']);
  const hasHead = title != null || actions != null;
  return (
    <Surface {...rest} data-tone={tone}>
      {hasHead && (
        <Head>
          {title != null && (
            <Heading level={level} size={16}>
              {title}
            </Heading>
          )}
          {actions != null && <Actions>{actions}</Actions>}
        </Head>
      )}
      {children}
      {footer != null && <Footer>{footer}</Footer>}
    </Surface>
  );
}

const Surface = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding: var(--space-card);
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-card);

  &[data-tone='sunken'] {
    background: var(--color-sunken);
    border-color: transparent;
  }

  &[data-tone='accent'] {
    background: var(--color-accent-soft);
    border-color: transparent;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
  justify-content: space-between;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-inline-start: auto;
  font-size: var(--font-size-14);
`;

/* As far from the line as from the edge: its content has padding of its own. */
const Footer = styled.div`
  margin-block: auto calc(-1 * var(--space-2));
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-line);
`;
