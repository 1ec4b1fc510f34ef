import { hasCapability, useUser } from '@my-air/feature-kit';
import { actRunsAtom } from '@my-air/feature-kit/data';
import { inOrder } from '@my-air/feature-kit/views';
import { media } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';

import { useAllContributions, useShell } from '../Shell.ts';
import { ActsButton } from './ActsButton.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { BrandLink } from './BrandLink.tsx';
import { SearchButton } from './SearchButton.tsx';
import { TopBarButton } from './TopBarButton.tsx';

/**
 * The bar above every signed-in screen: the home link on phones, the search, the features' buttons, and the
 * account.
 */
export function TopBar() {
  const user = useUser();
  const items = useAllContributions()
    .flatMap(({ topBar = [] }) => topBar)
    .filter(({ capability }) => !capability || hasCapability(user, capability));
  const hasActs = useAtomValue(actRunsAtom).length > 0;

  return (
    <Bar data-stays={hasActs || undefined}>
      <BrandLink />
      <SearchButton />
      <End>
        <ActsButton />
        {inOrder(items, useShell().order.topBar).map((item) => (
          <TopBarButton key={item.id} item={item} />
        ))}
        <AccountMenu />
      </End>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  flex-shrink: 0;
  gap: min(var(--space-3), 3.5vw);
  align-items: center;
  justify-content: space-between;
  height: var(--bar-height);
  padding-inline: min(var(--space-4), 4.5vw);

  /* The results of acts are in sight wherever a long screen is scrolled to. */
  &[data-stays] {
    position: sticky;
    inset-block-start: 0;
    z-index: var(--layer-frame);
    background: var(--color-ground);
  }

  /* Where large text leaves no room for the name, it wraps out of sight and the logo is shown alone; what can be pressed
     stays whole. */
  > a {
    flex-flow: row wrap;
    flex-shrink: 1;
    gap: var(--space-2);
    min-width: 28px;
    height: max(28px, 1.5em);
    line-height: 1.5;
    overflow: hidden;
  }
  > a > i {
    width: 28px;
    height: max(28px, 1.5em);
  }
  ${media.up('sm')} {
    /* Its ends stand above those of the screen, however wide the window is. */
    padding-inline: max(clamp(var(--space-5), 3vw, var(--space-8)), (100% - 75rem) / 2);

    > a {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

/** The buttons of features, and the account. */
const End = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: min(var(--space-2), 2.2vw);
  align-items: center;

  ${media.up('sm')} {
    margin-inline-start: auto;
  }
`;
