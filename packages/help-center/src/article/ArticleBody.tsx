import { useLingui } from '@lingui/react/macro';
import { RichText } from '@my-air/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import { decorate, playVideo, type ArticleHeading } from './decorate.ts';

export interface ZoomedPicture {
  src: string;
  alt: string;
}

export interface ArticleBodyProps {
  /** The article's HTML from the server, which is sanitized here. */
  html: string;
  /** Called with the headings whenever the text is in place. */
  onHeadings: (headings: readonly ArticleHeading[]) => void;
  /** Called with the picture to enlarge. */
  onZoom: (picture: ZoomedPicture) => void;
  /** Called with the anchor of the heading whose link is to be copied. */
  onCopyLink: (anchor: string) => void;
  /** Returns the path that a link to another article opens here. */
  pathOf: (path: string) => string;
}

/** The text of an article: sanitized by the kit, then given anchors, and buttons for pictures and videos. */
export function ArticleBody({ html, onHeadings, onZoom, onCopyLink, pathOf }: ArticleBodyProps) {
  const { t } = useLingui();
  const navigate = useNavigate();

  function addParts(text: Element) {
    onHeadings(
      decorate(text, {
        linkTo: (heading) => t`Copy the link to “${heading}”`,
        enlarge: (words) => t`Enlarge the picture: ${words}`,
        play: (title) => t`Play the video: ${title}`,
        playedBy: t`Played by YouTube`,
      }),
    );
  }

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
      html={html}
      onPlaced={addParts}
      onClick={act}
      onFollow={(path) => void navigate({ href: pathOf(path) })}
    />
  );
}

/* Steps are numbered in circles, and notes have a background of their own. */
const Text = styled(RichText)`
  min-height: 12rem;
  font-size: var(--font-size-16);
  line-height: 1.65;

  :is(h2, h3) {
    scroll-margin-top: var(--space-8);
    outline: none;
  }
  :is(h2, h3):focus-visible {
    text-decoration: underline;
    text-decoration-color: var(--color-accent);
    text-underline-offset: 0.25em;
  }
  [data-anchor] {
    padding-inline: 0.25em;
    color: var(--color-muted);
    font-weight: 400;
    text-decoration: none;
    opacity: 0;

    &:focus-visible,
    :is(h2, h3):hover > & {
      opacity: 1;
    }
    @media (pointer: coarse) {
      display: inline-grid;
      place-items: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
      margin-block: -0.75rem;
      opacity: 0.6;
    }
  }
  > ol {
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  > ol > li {
    position: relative;
    min-height: 1.75rem;
    margin-block: var(--space-3);
    padding-inline-start: 2.75rem;
    counter-increment: step;

    &::before {
      position: absolute;
      inset-block-start: 0;
      inset-inline-start: 0;
      display: grid;
      place-items: center;
      width: 1.75rem;
      height: 1.75rem;
      color: var(--color-accent-text);
      font-weight: 600;
      font-size: var(--font-size-14);
      background: var(--color-accent-soft);
      border-radius: 50%;
      content: counter(step);
    }
    > p:first-child {
      margin-block-start: 0;
    }
  }
  blockquote {
    margin-block: var(--space-5);
    padding: var(--space-4) var(--space-5);
    color: var(--color-text);
    background: var(--color-accent-soft);
    border-inline-start: 3px solid var(--color-accent);
    border-radius: var(--radius-control);

    > :first-child {
      margin-top: 0;
    }
    > :last-child {
      margin-bottom: 0;
    }
  }
  [data-zoom] {
    display: block;
    max-width: 100%;
    padding: 0;
    background: none;
    border: 0;
    border-radius: var(--radius-control);
    cursor: zoom-in;

    > img {
      display: block;
    }
  }
  [data-video] {
    margin: var(--space-5) 0;

    > :is(button, iframe) {
      display: grid;
      gap: var(--space-2);
      place-content: center;
      place-items: center;
      box-sizing: border-box;
      width: 100%;
      padding: var(--space-4);
      aspect-ratio: 16 / 9;
      color: var(--color-text);
      font: inherit;
      font-weight: 600;
      background: var(--color-sunken);
      border: 1px solid var(--color-line);
      border-radius: var(--radius-control);
      cursor: pointer;
    }
    > iframe {
      padding: 0;
    }
    /* A triangle that points on: borders are drawn in forced colours as well. */
    > button::before {
      width: 0;
      margin-inline-start: 0.5rem;
      border-block: 1.5rem solid transparent;
      border-inline-start: 2.5rem solid var(--color-accent);
      forced-color-adjust: none;
      content: '';
    }
    small {
      color: var(--color-muted);
      font-weight: 400;
      font-size: var(--font-size-14);
    }
    > figcaption {
      margin-top: var(--space-2);
      font-size: var(--font-size-14);
    }
  }
  th {
    color: var(--color-muted);
    font-weight: 600;
    font-size: var(--font-size-14);
    white-space: nowrap;
  }
  [data-scroll] {
    border: 1px solid var(--color-line);
    border-radius: var(--radius-control);

    > table {
      width: 100%;
    }
    tr:last-child > td {
      border-bottom: 0;
    }
  }
  @media print {
    max-width: none;

    [data-anchor] {
      display: none;
    }
    :is(h2, h3) {
      break-after: avoid;
    }
    :is(img, tr, blockquote, li, pre) {
      break-inside: avoid;
    }
    [data-scroll] {
      overflow: visible;
    }
    [data-video] > :not(figcaption) {
      display: none;
    }
  }
`;
