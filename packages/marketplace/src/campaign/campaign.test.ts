import { bindPorts } from '@my-air/feature-kit';
import { buildFailure, stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { background } from '../awaited/background.ts';
import { marketplaceFeature } from '../feature.ts';
import { marketplacePorts } from '../ports.ts';
import { buildProduct } from '../testing/buildProduct.ts';
import { clearCampaignCookies, readCampaignLead } from './campaignCookies.ts';
import { openCampaignLink } from './openCampaignLink.ts';

const pin = 'POST api/ecosystem/products/{id}/pin';
const shown: (number | 'home')[] = [];
const answers = { [pin]: { product: buildProduct({ id: 12 }) } };
const pins = (portal: ReturnType<typeof stubPortal>) => portal.api.calls.filter(({ key }) => key === pin);
/** Sets the cookies that the portal keeps of a link before anything else happens. */
const arriveBy = (cookies: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
};

beforeEach(() => {
  clearCampaignCookies();
  shown.length = 0;
  bindPorts(marketplacePorts, {
    showService: (id) => void shown.push(id),
    showHome: () => void shown.push('home'),
  });
});
afterEach(() => bindPorts(marketplacePorts, { showService: undefined, showHome: undefined }));

describe('[NAV-15] [MK-09] links of campaigns', () => {
  test('are kept in two cookies for a day, without waiting for any code', () => {
    expect(marketplaceFeature.entryParameters).toEqual([
      { names: ['lead_source', 'product'], cookieAge: 86_400, accepts: { product: /^[1-9]\d{0,9}$/ } },
    ]);
  });

  test('after the sign-in, however many pages it took, the service is pinned once and shown, and the cookies are gone', async () => {
    arriveBy({ lead_source: 'air', product: '12' });
    expect(readCampaignLead()).toEqual({ leadSource: 'air', productId: 12 });

    const portal = stubPortal({ answers });
    background.start(portal);
    background.start(portal);
    await vi.waitFor(() => expect(shown).toEqual([12]));
    expect(pins(portal)).toHaveLength(1);
    expect(pins(portal)[0]).toMatchObject({ params: { id: 12 } });
    expect(readCampaignLead()).toBeUndefined();
    expect(portal.shown).toMatchObject([{ type: 'success', duration: 10_000 }]);

    // The next page has nothing to follow.
    background.start(portal);
    await openCampaignLink(portal);
    expect(pins(portal)).toHaveLength(1);
  });

  test('another campaign leads to the main screen, and pins nothing', async () => {
    arriveBy({ lead_source: 'somebody', product: '12' });
    const portal = stubPortal({ answers });
    await openCampaignLink(portal);
    expect(shown).toEqual(['home']);
    expect(pins(portal)).toEqual([]);
    expect(readCampaignLead()).toBeUndefined();
  });

  test.each([
    [{ lead_source: 'air' }],
    [{ product: '12' }],
    [{ lead_source: 'air', product: '0' }],
    [{ lead_source: 'air', product: '-3' }],
    [{ lead_source: 'air', product: '12x' }],
    [{ lead_source: 'air', product: '99999999999' }],
  ])('%j leads nowhere', async (cookies) => {
    arriveBy(cookies);
    const portal = stubPortal({ answers });
    await openCampaignLink(portal);
    expect(shown).toEqual([]);
    expect(portal.api.calls).toEqual([]);
  });

  test('a pin that fails is logged, and the service is shown all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    arriveBy({ lead_source: 'air', product: '12' });
    const portal = stubPortal({ answers: { [pin]: buildFailure('not_found') } });
    await openCampaignLink(portal);
    expect(shown).toEqual([12]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
