import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

import type { ArticleHeading } from './decorate.ts';

/** The distance from the top within which a heading counts as reached, as a share of the window's height. */
const readingLine = 0.25;

/** Goes to the section of the address once the text is rendered. Returns the section that is being read. */
export function useSections(headings: readonly ArticleHeading[]): string | undefined {
  useSectionFocus();
  return useActiveSection(headings);
}

/** The section that is being read: the last one whose heading has passed the upper part of the window. */
function useActiveSection(headings: readonly ArticleHeading[]): string | undefined {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    if (headings.length === 0) return undefined;
    let frame = 0;
    const update = () => {
      frame = 0;
      const line = window.innerHeight * readingLine;
      const isReached = ({ id }: ArticleHeading) =>
        (document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line;
      // At the end of the page, the last section is in sight and cannot scroll higher.
      const isAtEnd =
        window.scrollY > 0 && window.innerHeight + window.scrollY >= document.body.scrollHeight - 2;
      setActive((isAtEnd ? headings.at(-1) : (headings.findLast(isReached) ?? headings[0]))?.id);
    };
    const schedule = () => (frame ||= requestAnimationFrame(update));
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [headings]);

  return active ?? headings[0]?.id;
}

/**
 * Scrolls to the section of the address once it is there, and focuses it: the text comes after the screen, and related
 * articles after the text. Pictures that load later move it, so that it is held until the reader scrolls.
 */
function useSectionFocus(): void {
  const hash = useLocation({ select: (location) => location.hash });

  useEffect(() => {
    const wanted = decoded(hash);
    if (wanted === '') return undefined;
    let current: HTMLElement | null = null;
    const reach = () => {
      const section = document.getElementById(wanted);
      if (!section) return;
      section.scrollIntoView({ block: 'start' });
      if (section !== current) {
        section.tabIndex = -1;
        section.focus({ preventScroll: true });
      }
      current = section;
    };
    const moves = new ResizeObserver(reach);
    const parts = new MutationObserver(() => {
      if (!current?.isConnected) reach();
    });
    const release = () => {
      moves.disconnect();
      parts.disconnect();
      for (const name of readerMoves) window.removeEventListener(name, release);
    };
    reach();
    moves.observe(document.body);
    parts.observe(document.body, { childList: true, subtree: true });
    for (const name of readerMoves) window.addEventListener(name, release, { passive: true });
    return release;
  }, [hash]);
}

/** The events with which a reader moves the page: afterwards it is not scrolled for them any more. */
const readerMoves = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
