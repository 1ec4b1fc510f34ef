import { atomStore } from '@my-air/feature-kit/state';
import { buildChannel, buildUser, renderRoute, type Answers } from '@my-air/feature-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

import { marketplaceFeature } from './feature.ts';
import { emptyAnswer } from './assistant/createConversation.ts';
import { keptExchanges } from './assistant/keptExchanges.ts';
import { manualFilters } from './filters/manualFilters.ts';
import { buildDetails, buildProduct } from './testing/buildProduct.ts';
import { catalogueAnswers, sampleBundles, sampleProducts } from './testing/sampleCatalogue.ts';

const answers: Answers = {
  ...catalogueAnswers,
  'GET api/channels': { channels: [buildChannel()] },
  'GET api/ecosystem/products/{id}': ({ params }: { params: { id: string | number } }) => ({
    product: sampleProducts.find(({ id }) => id === Number(params.id)) ?? buildProduct(),
    details: buildDetails(),
  }),
};
const open = (path: string) => renderRoute(marketplaceFeature, path, { answers });
/** Opens the catalogue, whose services are drawn after its head. */
const openCatalogue = async (path: string) => {
  const opened = await open(path);
  await screen.findByRole('region', { name: 'Services' });
  return opened;
};
const shownServices = () =>
  within(screen.getByRole('region', { name: 'Services' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

// Screens are compiled when they are first opened, which takes its time on a busy machine.
beforeAll(
  () =>
    Promise.all([
      import('./routes.lazy.tsx'),
      import('./earlier/earlier.lazy.tsx'),
      import('./search/searchProducts.ts'),
    ]),
  120_000,
);
beforeEach(() => sessionStorage.clear());

test('[NAV-02] the title of a page names its service', async () => {
  const { router } = await open(`/services/${sampleProducts[1]!.id}`);
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.matches.at(-1)?.loaderData).toEqual({ title: sampleProducts[1]!.name });
});

test('[MKT-01] the address of a bundle shows its services where it names them', async () => {
  const [bundle] = sampleBundles;
  const { container } = await open(`/services#${bundle!.slug}`);
  const found = await screen.findByRole('region', { name: 'Services' });
  expect(found).toBe(container.querySelector(`[id="${bundle!.slug}"]`));
});

describe('[NAV-27] former addresses', () => {
  test.each([
    ['/ecosystem', '/services'],
    ['/ecosystem?platform=youtube#basic-package', '/services?platform=youtube#basic-package'],
    ['/ecosystem/2', '/services/2'],
  ])('%s leads to %s', async (from, to) => {
    const { router } = await open(from);
    expect(router.state.location.href).toBe(to);
  });

  test.each(['/services-old', '/services-old-2'])(
    '%s opens an earlier layout of the same services',
    async (path) => {
      await open(path);
      expect(await screen.findByRole('link', { name: 'To the new catalogue' })).toBeTruthy();
      expect(screen.getAllByRole('article', { name: 'Music library' }).length).toBeGreaterThan(0);
    },
  );
});

describe('[MKT-01] the catalogue', () => {
  test('[MK-01] an address shows the services that it names, and chips to take back', async () => {
    await openCatalogue('/services?category=growth&subscribers=any');
    await waitFor(() =>
      expect(shownServices()).toEqual([
        'Channel audit',
        'Dubbing in five languages',
        'Reels from your videos',
      ]),
    );
    expect(screen.getByRole('button', { name: 'Remove: Growth' })).toBeTruthy();
  });

  test('[MK-03] the assumed number of subscribers is a chip, and taking it away lasts for the session', async () => {
    const { router, unmount } = await openCatalogue('/services');
    expect(shownServices()).not.toContain('Dubbing in five languages');
    await userEvent.click(screen.getByRole('button', { name: 'Remove: Up to 100,000 subscribers' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ subscribers: 'any' }));
    await waitFor(() => expect(shownServices()).toContain('Dubbing in five languages'));
    unmount();

    const again = await openCatalogue('/services');
    expect(again.router.state.location.search).toEqual({ subscribers: 'any' });
  });

  test('[MKT-01] the filters for the channels of a platform are one press away, and in the address', async () => {
    const { router } = await openCatalogue('/services');
    const preset = () => screen.getByRole('button', { name: 'For my YouTube channels' });
    await userEvent.click(preset());
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        platform: 'youtube',
        subscribers: String(buildChannel().subscriber_count),
      }),
    );
    expect(preset().getAttribute('aria-pressed')).toBe('true');
    expect(shownServices()).not.toContain('Reels from your videos');
    await userEvent.click(preset());
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('[MK-02] a choice narrows the list and is in the address', async () => {
    const { router } = await openCatalogue('/services?subscribers=any');
    const filters = screen.getByRole('region', { name: 'Filters' });
    await userEvent.click(
      within(await within(filters).findByRole('group', { name: 'Category' })).getByRole('checkbox', {
        name: /Income/,
      }),
    );
    await waitFor(() => expect(router.state.location.search).toMatchObject({ category: 'income' }));
  });

  test('[MKT-01] what is typed is found with an error in it, and then is in the address', async () => {
    const { router } = await openCatalogue('/services?subscribers=any');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the services' }), 'thumbnial');
    await waitFor(() => expect(shownServices()).toEqual(['Thumbnail studio', 'Reels from your videos']));
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'thumbnial' }));
  });

  test('[MK-01] a service pressed right after typing is opened, and is not called back by the search', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const page = Promise.withResolvers<object>();
    const { router } = await renderRoute(marketplaceFeature, '/services?subscribers=any', {
      answers: { ...answers, 'GET api/ecosystem/products/{id}': () => page.promise },
    });
    const user = userEvent.setup({ delay: null });
    await user.type(screen.getByRole('searchbox', { name: 'Search the services' }), 'audit');
    await user.click(await screen.findByRole('link', { name: 'Channel audit' }));
    // A slow server: the page comes later than the search would ask for its place in the address.
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    page.resolve({ product: sampleProducts[1], details: buildDetails() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Channel audit' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/services/2');
  });

  test('fewer than three characters find nothing and say so', async () => {
    const { router } = await openCatalogue('/services');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the services' }), 'th');
    expect(screen.getByText('Type at least 3 characters.')).toBeTruthy();
    expect(router.state.location.search).toEqual({});
  });

  test('[MKT-07] [MK-19] what the assistant chose is one chip, and taking it away brings the filters back', async () => {
    atomStore.set(manualFilters(buildUser().id), {
      search: { category: ['music'], subscribers: 'any' },
      hash: '',
    });
    const { router } = await openCatalogue('/services?picked=2&picked=7');
    expect(shownServices()).toEqual(['Channel audit', 'Dubbing in five languages']);
    await userEvent.click(
      screen.getByRole('button', { name: /^Remove: The assistant's choice \(2 services\)/ }),
    );
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ category: 'music', subscribers: 'any' }),
    );
  });

  test('[MKT-07] the assistant is one line, and the services of its answer are what the catalogue then shows', async () => {
    const { router, portal } = await renderRoute(
      marketplaceFeature,
      '/services?category=music&subscribers=any',
      {
        answers,
        modals: { 'marketplace-ai': { productIds: [2, 7], isToBeSeen: false } },
      },
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Ask the assistant which service fits' }),
    );
    expect(portal.opened).toEqual([{ name: 'marketplace-ai', props: {} }]);
    await waitFor(() => expect(router.state.location.search).toEqual({ picked: ['2', '7'] }));
    await userEvent.click(await screen.findByRole('button', { name: /The assistant's choice/ }));
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ category: 'music', subscribers: 'any' }),
    );
  });

  test('[MKT-07] where nothing fits, the assistant is asked with what was typed', async () => {
    const { portal } = await openCatalogue('/services?q=zeppelin&subscribers=any');
    await userEvent.click(await screen.findByRole('button', { name: 'Ask the assistant' }));
    expect(portal.opened).toEqual([{ name: 'marketplace-ai', props: { question: 'zeppelin' } }]);
  });

  test('[MKT-08] a conversation that was begun is continued', async () => {
    atomStore.set(keptExchanges(buildUser().id), [
      { ...emptyAnswer, id: 'a', question: 'Why?', state: 'answered', text: 'Because.', steps: [] },
    ]);
    await openCatalogue('/services');
    expect(screen.getByRole('button', { name: 'Continue with the assistant' })).toBeTruthy();
  });

  test('[MK-19] the bundle comes back as well', async () => {
    atomStore.set(manualFilters(buildUser().id), { search: { indicator: ['views'] }, hash: 'basic-package' });
    const { router } = await openCatalogue('/services?picked=2&picked=7');
    await userEvent.click(screen.getByRole('button', { name: /The assistant's choice/ }));
    await waitFor(() => expect(router.state.location.href).toBe('/services?indicator=views#basic-package'));
  });

  test('[MK-02] taking a chip away takes its choice out of the list, and what would show nothing cannot be chosen', async () => {
    const { router } = await openCatalogue('/services?category=music&subscribers=any');
    const group = await within(screen.getByRole('region', { name: 'Filters' })).findByRole('group', {
      name: 'Category',
    });
    const category = (name: RegExp) => within(group).getByRole<HTMLInputElement>('checkbox', { name });
    const improves = await within(screen.getByRole('region', { name: 'Filters' })).findByRole('group', {
      name: 'Improves',
    });
    const income = within(improves).getByRole<HTMLInputElement>('checkbox', { name: /^Income\s*0$/ });
    expect(income.disabled).toBe(true);
    expect(document.getElementById(improves.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /no service/,
    );
    expect(category(/^Music and rights/).checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: /: Music and rights$/ }));
    await waitFor(() => expect(category(/^Music and rights/).checked).toBe(false));
    expect(router.state.location.search).toEqual({ subscribers: 'any' });
    expect(income.disabled).toBe(false);
  });

  test('what had the focus and is gone leaves it to the results', async () => {
    await openCatalogue('/services');
    const bundle = screen.getByRole('article', { name: 'Basic package' });
    await userEvent.click(within(bundle).getByRole('link', { name: 'Show its services' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Basic package' })).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('services-found'));
  });

  test('where nothing fits there is a way on', async () => {
    const { router } = await openCatalogue('/services?category=music&indicator=income');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all services' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ subscribers: 'any' }));
  });

  test('[MK-07] a bundle says how many of its services are active', async () => {
    await openCatalogue('/services');
    const bundle = screen.getByRole('article', { name: 'Basic package' });
    expect(within(bundle).getByText('1 of 3 active')).toBeTruthy();
    // The one that runs comes first, and says so to those who do not see its mark.
    const services = within(within(bundle).getByRole('list', { name: 'Services of the bundle' }));
    const [running, ...others] = services.getAllByRole('listitem');
    expect(within(running!).getByRole('img', { name: 'Active' })).toBeTruthy();
    expect([running!, ...others].map(({ textContent }) => textContent)).toEqual([
      'Channel audit',
      'Thumbnail studio',
      'Music library',
    ]);
    expect(services.getAllByRole('img')).toHaveLength(1);
  });
});

test.each([5, 6, 8])('[MKT-03] what cannot be pressed is described by its reason: service %s', async (id) => {
  await open(`/services/${id}`);
  const facts = within(await screen.findByRole('complementary', { name: 'At a glance' }));
  const disabled = facts.getAllByRole('button').filter((button) => button.hasAttribute('disabled'));
  expect(disabled).toHaveLength(1);
  const reason = document.getElementById(disabled[0]?.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toMatch(/\w{3}/);
});

describe('[MKT-02] [MK-06] the page of a service', () => {
  test('says everything the server sends, each under its heading', async () => {
    await open('/services/2');
    for (const name of [
      'What you get',
      'Benefits',
      'About the service',
      'How it works',
      'What to expect',
      'Our advice',
      'Questions',
    ]) {
      expect(await screen.findByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.queryByRole('heading', { name: 'Goes well with this service' })).toBeNull();
  });

  test('[MKT-02] the link back is before the name', async () => {
    await open('/services/2');
    const back = await screen.findByRole('link', { name: 'Back' });
    const title = screen.getByRole('heading', { level: 1 });
    expect(back.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('an id that is none is not found', async () => {
    const { router } = await open('/services/two words');
    expect(router.state.matches.at(-1)?.status).toBe('notFound');
  });

  test('Back leads to the catalogue as it was left', async () => {
    const { router } = await openCatalogue('/services?category=growth&subscribers=any');
    await userEvent.click(await screen.findByRole('link', { name: 'Channel audit' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.href).toBe('/services?category=growth&subscribers=any'));
  });
});
