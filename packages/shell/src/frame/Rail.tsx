import { useLingui } from '@lingui/react/macro';
import { keptAtom } from '@my-air/feature-kit/state';
import { IconButton, SidebarIcon, media } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import * as v from 'valibot';

import { BrandLink } from './BrandLink.tsx';
import { NavigationList } from './NavigationList.tsx';
import type { VisibleGroup } from '../navigation/visibleNavigation.ts';

/** Whether the side navigation shows pictures alone. */
const railAtom = keptAtom('rail', v.picklist(['open', 'collapsed']), 'open', {
  per: 'device',
  isPlain: true,
});

export interface RailProps {
  /** The navigation of the user, in its groups. */
  groups: readonly VisibleGroup[];
}

/** The side navigation of wide screens, open or folded to its pictures. */
export function Rail({ groups }: RailProps) {
  const { t } = useLingui();
  const [rail, setRail] = useAtom(railAtom());
  const isCollapsed = rail === 'collapsed';
  useLayoutEffect(() => {
    // The width of the rail is a variable of the page.
    document.documentElement.dataset.rail = rail;
    return () => {
      delete document.documentElement.dataset.rail;
    };
  }, [rail]);

  const places = useRef<HTMLElement>(null);
  const router = useRouter();
  useEffect(() => {
    const showCurrent = () => places.current && showEntry(places.current);
    showCurrent();
    return router.subscribe('onRendered', showCurrent);
  }, [router]);

  return (
    <Side>
      <BrandLink isFolded={isCollapsed} />
      <Places ref={places} aria-label={t`Main navigation`}>
        <NavigationList groups={groups} isCollapsed={isCollapsed} />
      </Places>
      <IconButton
        label={isCollapsed ? t`Expand navigation` : t`Collapse navigation`}
        icon={<SidebarIcon />}
        aria-expanded={!isCollapsed}
        onClick={() => setRail(isCollapsed ? 'open' : 'collapsed')}
      />
    </Side>
  );
}

/** The room between the entry of the screen and the edge of the list, in pixels. */
const edge = 16;

/** In a low window, scrolls the list to the entry of the screen. Not by `scrollIntoView`: the next Tab would go on from there. */
function showEntry(list: HTMLElement): void {
  const entry = list.querySelector('[aria-current="page"]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = list.getBoundingClientRect();
  list.scrollTop += Math.max(0, entry.bottom + edge - bottom) + Math.min(0, entry.top - edge - top);
}

const Side = styled.aside`
  position: fixed;
  z-index: var(--layer-frame);
  inset-block: 0;
  inset-inline-start: 0;
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  width: var(--rail-width);
  padding: 0 var(--space-4) var(--space-4);
  overflow: hidden;
  background: var(--color-raised);
  border-inline-end: 1px solid var(--color-line);
  transition: width var(--motion-medium);

  > a {
    height: var(--bar-height);
    padding-inline: var(--space-1);
  }
  ${media.down('sm')} {
    display: none;
  }
  /* Paper takes the screen alone. */
  @media print {
    display: none;
  }
`;

/**
 * Shows at its edges that there is more: covers of its own ground, which move with the list, lie over shadows, which stay
 * at the edges.
 */
const Places = styled.nav`
  --cover: linear-gradient(var(--color-raised) 40%, transparent);
  --cover-end: linear-gradient(transparent, var(--color-raised) 60%);
  --shade: color-mix(in oklab, var(--color-line-strong) 40%, transparent);
  --shadow: radial-gradient(farthest-side at 50% 0, var(--shade), transparent);
  --shadow-end: radial-gradient(farthest-side at 50% 100%, var(--shade), transparent);

  flex: 1;
  min-height: 0;
  margin-inline: calc(-1 * var(--space-2));
  padding-inline: var(--space-2);
  overflow: hidden auto;
  background:
    var(--cover) 0 0 / 100% 3rem local no-repeat,
    var(--cover-end) 0 100% / 100% 3rem local no-repeat,
    var(--shadow) 0 0 / 100% 1rem scroll no-repeat,
    var(--shadow-end) 0 100% / 100% 1rem scroll no-repeat;
  /* Controls that the keyboard reaches are apart from the edge. */
  scroll-padding-block: var(--space-8);
`;
