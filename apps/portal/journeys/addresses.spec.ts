import { expect, type Persona, test } from '@my-air/e2e';

import { routeOf, screens, walkAddresses } from './walkAddresses.ts';

/** The screens that no link leads a partner to within two steps of the navigation, with what does. */
const reachedOtherwise: Readonly<Record<string, string>> = {
  '/accounts/instagram': 'a flag of the server, accounts.spec.ts',
  '/accounts/tiktok': 'a flag of the server, accounts.spec.ts',
  '/help-center/search': 'the search field, writes.spec.ts',
  '/help/$article': 'search engines, rough.spec.ts',
  '/help/$article/$language': 'search engines',
  '/impersonate': 'our team',
  '/login': 'the end of a session, signIn.spec.ts',
  '/notifications': 'the bell, writes.spec.ts',
  '/oauth/login': 'the identity provider, signIn.spec.ts',
  '/services-old': 'links of the time before, routes.test.tsx of the marketplace',
  '/services-old-2': 'links of the time before, routes.test.tsx of the marketplace',
};

/** The screens of calls that the specification does not name, which are left out of the walk at a backend without them. */
const ofAssumedCalls: readonly string[] = [
  '/ads-boost',
  '/ads-boost/yt-channels/$guid/config',
  '/ads-boost/yt-channels/config',
  '/ai-metadata/translation/$job',
  '/ai-optimization',
  '/games',
  '/games/$id',
  '/home/report',
  '/news',
  '/news/article/$article',
];
const isSpecifiedOnly = process.env.SPECIFIED_ONLY === '1';

for (const persona of ['partner', 'new'] satisfies Persona[]) {
  test(`[NAV-01] [NAV-34] every address of the navigation and one level below opens for the persona “${persona}”`, async ({
    page,
    signIn,
  }) => {
    await signIn(persona);
    const opened = await walkAddresses(page, persona);
    if (persona !== 'partner') return;
    const routes = new Set([...opened].map(routeOf));
    const unopened = screens.filter((route) => !routes.has(route));
    expect(new Set(unopened)).toEqual(
      new Set([...Object.keys(reachedOtherwise), ...(isSpecifiedOnly ? ofAssumedCalls : [])]),
    );
  });
}
