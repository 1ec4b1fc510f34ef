import { atomStore } from '@my-air/feature-kit/state';
import { buildUser, renderStory, stubPortal } from '@my-air/feature-kit/testing';
import { bindPorts } from '@my-air/feature-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { background } from './background.ts';
import { catalogueQuery } from '../catalogue/catalogue.api.ts';
import meta, { ComingSoon } from '../catalogue/ProductCard.stories.tsx';
import { contributions } from '../contributions.ts';
import { marketplacePorts } from '../ports.ts';
import { buildCategory, buildProduct } from '../testing/buildProduct.ts';
import { awaitedServices, setAwaited } from './awaitedServices.ts';
import { announceOpened } from './announceOpened.ts';

const user = buildUser();
const coming = buildProduct({ id: 6, name: 'Live shopping', access: 'coming', action: 'coming_soon' });
const open = { ...coming, access: 'anyone', action: 'request' };

/** A portal whose catalogue can change between two loads. */
function portalWith(...products: readonly (typeof coming)[]) {
  let shownProducts = products;
  const portal = stubPortal({
    user,
    answers: {
      'GET api/ecosystem/productBundles': () => ({ product_bundles: [] }),
      'GET api/ecosystem/productCategories': () => ({
        data: [buildCategory({ products: [...shownProducts] })],
      }),
    },
  });
  const load = () => portal.queryClient.fetchQuery({ ...catalogueQuery(portal.api), staleTime: 0 });
  return {
    portal,
    load,
    change: (...next: readonly (typeof coming)[]) => {
      shownProducts = next;
    },
  };
}

const stops: (() => void)[] = [];
const start = (portal: ReturnType<typeof stubPortal>) => stops.push(background.start(portal));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  bindPorts(marketplacePorts, { showService: undefined });
});

describe('[MK-11] a service that is only announced', () => {
  test('can be waited for, and no longer, with one button; this browser keeps it', async () => {
    renderStory(meta, ComingSoon, { user });
    const button = await screen.findByRole('button', { name: 'Tell me when it opens' });
    expect(button.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/We will let you know here when it is/)).toBeTruthy();
    expect(atomStore.get(awaitedServices(user.id))).toEqual([6]);
    await userEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
    expect(atomStore.get(awaitedServices(user.id))).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test('is told once a later load of the catalogue has it open, and leads to its page', async () => {
    const showService = vi.fn();
    bindPorts(marketplacePorts, { showService });
    setAwaited(user.id, 6, true);
    const { portal, load, change } = portalWith(coming);
    start(portal);
    await load();
    expect(portal.shown).toEqual([]);

    change(open);
    await load();
    await waitFor(() =>
      expect(portal.shown).toMatchObject([{ title: 'Live shopping is open now', group: 'sticky' }]),
    );
    expect(atomStore.get(awaitedServices(user.id))).toEqual([]);
    portal.shown[0]?.action?.onAct();
    expect(showService).toHaveBeenCalledWith(6);

    await load();
    announceOpened(portal, user.id, await load());
    expect(portal.shown).toHaveLength(1);
  });

  test('is told from what was loaded before, too, and not again in the next tab', async () => {
    setAwaited(user.id, 6, true);
    const first = portalWith(open);
    await first.load();
    start(first.portal);
    await waitFor(() => expect(first.portal.shown).toHaveLength(1));
    const second = portalWith(open);
    start(second.portal);
    announceOpened(second.portal, user.id, await second.load());
    expect(second.portal.shown).toEqual([]);
  });

  test.each([
    ['still announced', coming],
    ['announced in another way', { ...open, access: 'coming' }],
    ['one that the catalogue has lost', buildProduct({ id: 7 })],
  ])('%s is waited for further', async (_, product) => {
    setAwaited(user.id, 6, true);
    const { portal, load } = portalWith(product);
    announceOpened(portal, user.id, await load());
    expect(portal.shown).toEqual([]);
    expect(atomStore.get(awaitedServices(user.id))).toEqual([6]);
  });

  test('is waited for by each person alone, and by nobody who has signed out', async () => {
    setAwaited(user.id, 6, true);
    setAwaited(99, 8, true);
    const part = contributions.pendingChanges;
    expect(await part?.count(user)).toBe(0);
    await part?.wipe(user);
    expect(atomStore.get(awaitedServices(user.id))).toEqual([]);
    expect(atomStore.get(awaitedServices(99))).toEqual([8]);
  });
});
