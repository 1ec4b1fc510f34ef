import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

/** A mention counts as read once this share of it was in sight for this time, in milliseconds. */
const mentionSeen = { share: 0.5, time: 1_000 } as const;

export interface SeenMarkProps {
  /** Called once enough of the content was in sight for long enough; without it sight is not observed. */
  onSeen: (() => void) | undefined;
  /** The content that is observed. */
  children: ReactNode;
}

/** Notices that the user has seen its content. */
export function SeenMark({ onSeen, children }: SeenMarkProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWatched = onSeen !== undefined;
  // Once rendered, the element stays: without it the content would be mounted anew, and lose the focus.
  const [hasPlace] = useState(isWatched);
  const tell = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onSeen?.();
  });

  useEffect(() => {
    if (!isWatched || !place.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer);
        if (entry?.isIntersecting) timer = setTimeout(tell, mentionSeen.time);
      },
      { threshold: mentionSeen.share },
    );
    observer.observe(place.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWatched]);

  return hasPlace ? <div ref={place}>{children}</div> : children;
}
