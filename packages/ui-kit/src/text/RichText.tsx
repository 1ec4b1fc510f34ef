import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
} from 'react';

import { Prose } from './Prose.tsx';
import { watchScrollable, frameTables } from './scrollParts.ts';

export interface RichTextProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The HTML, from a server or written by users; disallowed parts are removed. */
  html: string;
  /**
   * The nodes of this text, where the page came with them: sanitized, and with frames around its tables. They are put in
   * place at once, and no sanitizer is loaded.
   */
  nodes?: readonly Node[] | undefined;
  /** Called with the path of a followed link within this site; without it the browser loads the page anew. */
  onFollow?: ((path: string) => void) | undefined;
}

const loadSanitizer = () => import('./sanitizeHtml.ts');

/** Loads the sanitizer while a text is still loading; the text itself reports a failure. */
export function preloadRichText(): void {
  loadSanitizer().catch(() => {});
}

/** Formatted text from outside: the one place where HTML enters the page. Plain text needs no sanitizer. */
export function RichText({ html, nodes, onFollow, ...rest }: RichTextProps) {
  if (/[<&]/.test(html)) return <SanitizedText {...rest} html={html} nodes={nodes} onFollow={onFollow} />;
  return (
    <Prose dir="auto" {...rest}>
      {html}
    </Prose>
  );
}

/** The sanitizer is loaded with the first text that needs it. */
function SanitizedText({ html, nodes, onFollow, onClick, ref, ...rest }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(nodes !== undefined);
  const [failure, setFailure] = useState<unknown>();
  useImperativeHandle(ref, () => place.current!);

  useLayoutEffect(() => {
    if (!nodes || !place.current) return undefined;
    place.current.replaceChildren(...nodes);
    return watchScrollable(place.current);
  }, [nodes]);

  useEffect(() => {
    if (nodes) return undefined;
    let isCurrent = true;
    let stop: (() => void) | undefined;
    loadSanitizer().then(({ sanitizeHtml }) => {
      if (!isCurrent || !place.current) return;
      const text = sanitizeHtml(html);
      frameTables(text);
      place.current.replaceChildren(text);
      stop = watchScrollable(place.current);
      setIsReady(true);
    }, setFailure);
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [html, nodes]);

  // Without the sanitizer there is nothing safe to show: the error boundary around the text reports it.
  if (failure !== undefined) throw failure;

  function openPressedLink(event: MouseEvent<HTMLDivElement>) {
    onClick?.(event);
    const path = onFollow && pressedPath(event);
    if (path === undefined) return;
    event.preventDefault();
    onFollow?.(path);
  }

  return (
    <Prose dir="auto" {...rest} ref={place} onClick={openPressedLink} aria-busy={!isReady || undefined} />
  );
}

/** The path within this site that a plain press leads to. */
function pressedPath(event: MouseEvent<HTMLDivElement>): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || event.defaultPrevented || !link?.hasAttribute('href') || link.target !== '')
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  return origin === location.origin ? pathname + search + hash : undefined;
}
