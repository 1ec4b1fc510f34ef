import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

import { longestInAddress } from '../feature/search.ts';

/**
 * The filter text of a list, kept in the address under a name that its route knows: Back, a reload and a
 * shared address bring it again. Each change replaces the step in the history. A text that is too long for an address
 * is kept while the screen is open.
 */
export function useAddressText(name: string): readonly [string, (text: string) => void] {
  const navigate = useNavigate();
  const kept = useRouterState({
    select: ({ matches, location }) => {
      // The search of the screen, which is still drawn while the next one loads.
      const search: Record<string, unknown> = matches.at(-1)?.search ?? location.search;
      const text = search[name];
      return typeof text === 'string' || typeof text === 'number' ? String(text) : '';
    },
  });
  const [text, setText] = useState(kept);
  const underWay = useRef(0);
  const isTooLong = useRef(false);

  useEffect(() => {
    // The address is behind while it follows the typing; otherwise the change came from the address.
    if (underWay.current === 0 && !isTooLong.current) setText(kept);
  }, [kept]);

  async function change(next: string) {
    setText(next);
    isTooLong.current = next.length > longestInAddress;
    const inAddress = next === '' || isTooLong.current ? undefined : next;
    underWay.current += 1;
    try {
      await navigate({
        to: '.',
        search: (all: Record<string, unknown>) => ({ ...all, [name]: inAddress }),
        hash: true,
        replace: true,
        resetScroll: false,
      });
    } finally {
      underWay.current -= 1;
    }
  }

  return [text, (next) => void change(next)];
}
