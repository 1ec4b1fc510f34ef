import {
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';

import { isPlainClick } from './isPlainClick.ts';
import { Prose } from './Prose.tsx';
import { isExternalUrl } from './safeUrl.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';
import { watchScrollable, frameTables } from './scrollParts.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The HTML, from a server or written by users; disallowed parts are removed. */
  html: string;
  /**
   * Whether users wrote it to each other: pictures from other hosts are links then, since fetching them gives away the
   * address of each reader. @default false
   */
  isOfUsers?: boolean;
  /** Called with the element whenever the text is in place, before it is painted. */
  onPlaced?: ((text: HTMLElement) => void) | undefined;
  /** Called with the path of a followed link within this site; without it the browser loads the page anew. */
  onFollow?: ((path: string) => void) | undefined;
}

/**
 * Formatted text from outside: the one place where HTML enters the page. Plain text needs no sanitizer, unless something is
 * added to it.
 */
export function RichText({ html, isOfUsers = false, onPlaced, onFollow, ...rest }: RichTextProps) {
  if (onPlaced || /[<&]/.test(html))
    return (
      <SanitizedText {...rest} html={html} isOfUsers={isOfUsers} onPlaced={onPlaced} onFollow={onFollow} />
    );
  return (
    <Prose dir="auto" {...rest}>
      {html}
    </Prose>
  );
}

function SanitizedText({ html, isOfUsers, onPlaced, onFollow, onClick, ref, ...rest }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const handlePlaced = useEffectEvent((element: HTMLElement) => onPlaced?.(element));
  useImperativeHandle(ref, () => place.current!);

  useLayoutEffect(() => {
    const element = place.current!;
    const text = sanitizeHtml(html);
    if (isOfUsers) linkForeignPictures(text);
    frameTables(text);
    element.replaceChildren(text);
    handlePlaced(element);
    return watchScrollable(element);
  }, [html, isOfUsers]);

  function openPressedLink(event: MouseEvent<HTMLDivElement>) {
    onClick?.(event);
    const path = onFollow && pressedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    onFollow?.(path);
  }

  return <Prose dir="auto" {...rest} ref={place} onClick={openPressedLink} />;
}

/** Replaces pictures from other hosts by links to them; none is fetched in the sanitizer's document. */
function linkForeignPictures(text: DocumentFragment): void {
  for (const picture of text.querySelectorAll('img')) {
    const src = picture.getAttribute('src');
    if (src === null || !isExternalUrl(src)) continue;
    const link = text.ownerDocument.createElement('a');
    Object.assign(link, { href: src, target: '_blank', rel: 'noopener noreferrer' });
    link.textContent = picture.alt || src;
    // A picture within a link leaves its text to that link.
    picture.replaceWith(picture.closest('a') ? link.textContent : link);
  }
}

/** The path within this site that a plain press leads to. */
function pressedPath(event: MouseEvent<HTMLDivElement>): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlainClick(event) || event.defaultPrevented || !link?.hasAttribute('href') || link.target !== '')
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : undefined;
}
