import { useLingui } from '@lingui/react/macro';
import { RichText } from '@my-air/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';

import { playVideo } from './addVideo.ts';
import { articleRules } from './articleRules.ts';
import { decorate, type ArticleHeading } from './decorate.ts';

export interface ZoomedPicture {
  src: string;
  alt: string;
}

export interface ArticleBodyProps {
  /** The article's HTML from the server, which is sanitized here. */
  html: string;
  /** The nodes of this text, where the page came with them. */
  nodes?: readonly Node[] | undefined;
  /** Called with the headings once the text is rendered. */
  onHeadings: (headings: readonly ArticleHeading[]) => void;
  /** Called with the picture to enlarge. */
  onZoom: (picture: ZoomedPicture) => void;
  /** Called with the anchor of the heading whose link is to be copied. */
  onCopyLink: (anchor: string) => void;
  /** Returns the path that a link to another article opens here. */
  pathOf: (path: string) => string;
}

/** The text of an article: sanitized by the kit, then given anchors, and buttons for pictures and videos. */
export function ArticleBody({ html, nodes, onHeadings, onZoom, onCopyLink, pathOf }: ArticleBodyProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const stand = useEffectEvent((text: Element) => {
    onHeadings(
      decorate(text, {
        linkTo: (heading) => t`Copy the link to “${heading}”`,
        enlarge: (words) => t`Enlarge the picture: ${words}`,
        play: (title) => t`Play the video: ${title}`,
        playedBy: t`Played by YouTube`,
      }),
    );
  });

  // In the frame in which they are put in place: the table of contents is then there too.
  useLayoutEffect(() => {
    if (nodes && place.current) stand(place.current);
  }, [nodes]);

  useEffect(() => {
    const text = place.current;
    if (!text) return undefined;
    // The kit inserts the nodes after its sanitizer has loaded, and removes aria-busy even when there are
    // none.
    const check = () => {
      const isThere = text.childNodes.length > 0 || !text.hasAttribute('aria-busy');
      if (isThere && !text.querySelector('[data-anchor]')) stand(text);
    };
    check();
    // The content around the text is rendered in the same frame, so that nothing moves.
    const watch = new MutationObserver(() => flushSync(check));
    watch.observe(text, { childList: true, attributeFilter: ['aria-busy'] });
    return () => watch.disconnect();
  }, []);

  function act(event: MouseEvent<HTMLDivElement>) {
    if (!(event.target instanceof Element)) return;
    const anchor = event.target.closest<HTMLElement>('[data-anchor]')?.dataset['anchor'];
    const video = event.target.closest<HTMLElement>('[data-play]');
    const picture = event.target.closest('[data-zoom]')?.querySelector('img');
    if (anchor !== undefined) {
      event.preventDefault();
      onCopyLink(anchor);
    }
    if (video) playVideo(video);
    if (picture) onZoom({ src: picture.src, alt: picture.alt });
  }

  return (
    <Text
      ref={place}
      html={html}
      nodes={nodes}
      onClick={act}
      onFollow={(path) => void navigate({ href: pathOf(path) })}
    />
  );
}

const Text = styled(RichText)`
  ${articleRules}
`;
