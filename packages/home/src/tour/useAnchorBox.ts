import { useLayoutEffect, useState } from 'react';

/** The position of a step's element in the window, kept up to date; undefined without such an element. */
export function useAnchorBox(anchor: string | undefined): DOMRect | undefined {
  const [box, setBox] = useState<DOMRect>();

  useLayoutEffect(() => {
    const element = anchor === undefined ? undefined : findAnchor(anchor);
    const measure = () => setBox(element?.getBoundingClientRect());
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(document.body);
    window.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [anchor]);

  return box;
}

/** The first visible element of that name: the frame has one for phones and one for desktops. */
function findAnchor(anchor: string): Element | undefined {
  return [...document.querySelectorAll(`[data-tour="${CSS.escape(anchor)}"]`)].find(
    (element) => element.getClientRects().length > 0,
  );
}
