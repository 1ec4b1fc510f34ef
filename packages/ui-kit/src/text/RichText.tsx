import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';

import { Prose } from './Prose.tsx';
import { followScrolling, frameTables } from './scrollParts.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** HTML from a server or from people: what may not be there is taken out. */
  html: string;
  /** Called with a path of this site when its link is followed; without it the page is loaded anew. */
  onFollow?: ((path: string) => void) | undefined;
}

const loadSanitizer = () => import('./sanitizeHtml.ts');

/** Asks for the sanitizer while a text is still on its way; a failure is told by the text. */
export function preloadRichText(): void {
  loadSanitizer().catch(() => {});
}

/** Formatted text from elsewhere: the one place where HTML becomes part of the page. Mere words stand there at once. */
export function RichText({ html, onFollow, ...rest }: RichTextProps) {
  if (/[<&]/.test(html)) return <SanitizedText {...rest} html={html} onFollow={onFollow} />;
  return (
    <Prose dir="auto" {...rest}>
      {html}
    </Prose>
  );
}

/** The sanitizer is loaded with the first text that needs it. */
function SanitizedText({ html, onFollow, onClick, ref, ...rest }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useImperativeHandle(ref, () => place.current!);

  useEffect(() => {
    let isCurrent = true;
    let stop: (() => void) | undefined;
    loadSanitizer().then(({ sanitizeHtml }) => {
      if (!isCurrent || !place.current) return;
      const text = sanitizeHtml(html);
      frameTables(text);
      place.current.replaceChildren(text);
      stop = followScrolling(place.current);
      setIsReady(true);
    }, setFailure);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [html]);

  // Without the sanitizer there is nothing safe to show: the parent of the text says so.
  if (failure !== undefined) throw failure;

  function follow(event: MouseEvent<HTMLDivElement>) {
    onClick?.(event);
    const path = onFollow && followedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    onFollow?.(path);
  }

  return <Prose dir="auto" {...rest} ref={place} onClick={follow} aria-busy={!isReady || undefined} />;
}

/** The path of this site that a plain press leads to. */
function followedPath(event: MouseEvent<HTMLDivElement>): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || !link?.hasAttribute('href') || link.target !== '')
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : undefined;
}
