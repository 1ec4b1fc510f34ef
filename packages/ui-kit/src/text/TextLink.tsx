import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { rendered, type Rendered } from '../button/rendered.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { isExternalUrl, safeUrl } from './safeUrl.ts';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** The address of the link; an unsafe one leaves plain text. */
  href?: string | undefined;
  /** The element to render as, such as a router's link. */
  render?: Rendered | undefined;
  /** Whether the link looks muted until it is pointed at. @default false */
  isQuiet?: boolean | undefined;
  /** The text that screen readers read after a link to another site. */
  externalLabel?: string | undefined;
  /** The text of the link. */
  children?: ReactNode;
}

/** A link in running text; one to another site is marked and opens in a new tab. */
export function TextLink({ href, render, isQuiet, externalLabel, children, ...rest }: TextLinkProps) {
  const state = { 'data-quiet': isQuiet || undefined };
  if (render) {
    return (
      <Anchor {...rendered(render)} {...rest} {...state}>
        {children}
      </Anchor>
    );
  }
  const url = safeUrl(href);
  // An unsafe address makes no link: the text stays.
  if (url === undefined) return <span {...rest}>{children}</span>;
  const isExternal = isExternalUrl(url);
  return (
    <Anchor
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...rest}
      {...state}
      href={url}
    >
      {children}
      {isExternal && (
        <Mark aria-hidden>
          <ArrowUpRight size="1em" />
        </Mark>
      )}
      {isExternal && externalLabel && <VisuallyHidden> {externalLabel}</VisuallyHidden>}
    </Anchor>
  );
}

const Anchor = styled.a`
  color: var(--color-accent-text);
  text-decoration-line: underline;
  text-decoration-color: color-mix(in oklab, currentcolor 35%, transparent);
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;
  transition: text-decoration-color var(--motion-fast);

  &:hover {
    text-decoration-color: currentcolor;
  }
  &[data-quiet] {
    color: inherit;
    text-decoration-color: transparent;
  }
`;

const Mark = styled.span`
  white-space: nowrap;

  /* A word joiner: without it the mark can be alone on the next line. */
  &::before {
    content: '\\2060';
  }
  > svg {
    vertical-align: -0.1em;
  }
`;
