import { isPlainClick, TextLink } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

import { port, usePortal } from '../../index.ts';
import { helpPorts } from './helpPorts.ts';

export interface HelpLinkProps {
  /** The number of the article; each feature has the numbers of those that it leads to. */
  article: number;
  /** The class of the link, for styles of its own. */
  className?: string;
  /** The text of the link. */
  children: ReactNode;
}

/**
 * Leads to a help article from where its question comes up. For a missing article a message appears, and the
 * user stays on the screen. Without a help centre it is not drawn.
 */
export function HelpLink({ article, className, children }: HelpLinkProps) {
  const portal = usePortal();
  const { history } = useRouter();
  const path = port(helpPorts, 'linkToArticle')?.(article);
  if (path === undefined) return null;

  async function open(to: string) {
    const before = history.location.href;
    const isThere = await (port(helpPorts, 'fetchArticle')?.(portal, article) ?? true);
    // A user who navigated on meanwhile stays where they are.
    if (isThere && history.location.href === before) history.push(to);
  }

  function openArticle(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event) || event.defaultPrevented || path === undefined) return;
    event.preventDefault();
    void open(path);
  }

  return (
    <TextLink className={className} href={path} onClick={openArticle}>
      {children}
    </TextLink>
  );
}
