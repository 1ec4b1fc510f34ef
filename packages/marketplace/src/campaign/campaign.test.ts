import { bindPorts, port } from '@my-air/feature-api';
import { stubPortal } from '@my-air/feature-api/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { marketplacePorts } from '../ports.ts';
import { buildProduct } from '../testing/buildProduct.ts';
import { buildFailure } from '../testing/failure.ts';
import { campaignBackground } from './campaignBackground.ts';
import { clearCampaignCookies, keepCampaignCookies, readCampaignLead } from './campaignCookies.ts';
import { campaignEntry } from './campaignEntry.ts';

const pin = 'POST api/ecosystem/products/{id}/pin';
const shown: (number | 'home')[] = [];
const answers = { [pin]: { product: buildProduct({ id: 12 }) } };
const pins = (portal: ReturnType<typeof stubPortal>) => portal.api.calls.filter(({ key }) => key === pin);

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
  test('kept over the sign-in, then the service is pinned once and shown, and the cookies are gone', async () => {
    const visitor = stubPortal({ user: null });
    await campaignEntry({ lead_source: 'air', product: '12' }, visitor);
    expect(readCampaignLead()).toEqual({ leadSource: 'air', productId: 12 });
    expect(visitor.api.calls).toEqual([]);

    const portal = stubPortal({ answers });
    campaignBackground.start(portal);
    campaignBackground.start(portal);
    await vi.waitFor(() => expect(shown).toEqual([12]));
    expect(pins(portal)).toHaveLength(1);
    expect(pins(portal)[0]).toMatchObject({ params: { id: 12 } });
    expect(readCampaignLead()).toBeUndefined();
    expect(portal.shown).toMatchObject([{ type: 'success', duration: 10_000 }]);
  });

  test('who is signed in already is shown it at once', async () => {
    const portal = stubPortal({ answers });
    await campaignEntry({ lead_source: 'air', product: '12' }, portal);
    expect(shown).toEqual([12]);
  });

  test('another campaign leads to the main screen, and pins nothing', async () => {
    const portal = stubPortal({ answers });
    await campaignEntry({ lead_source: 'somebody', product: '12' }, portal);
    expect(shown).toEqual(['home']);
    expect(pins(portal)).toEqual([]);
    expect(readCampaignLead()).toBeUndefined();
  });

  test.each([
    [{ lead_source: 'air' }],
    [{ product: '12' }],
    [{ lead_source: 'air', product: '0' }],
    [{ lead_source: 'air', product: '-3' }],
    [{ lead_source: 'air', product: '12; Domain=evil.test' }],
    [{ lead_source: '<b>', product: '12' }],
  ])('%j leads nowhere', async (values) => {
    const portal = stubPortal({ answers });
    await campaignEntry(values, portal);
    expect(shown).toEqual([]);
    expect(portal.api.calls).toEqual([]);
  });

  test('a pin that fails is logged, and the service is shown all the same', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const portal = stubPortal({ answers: { [pin]: buildFailure('not_found') } });
    await campaignEntry({ lead_source: 'air', product: '12' }, portal);
    expect(shown).toEqual([12]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('the cookies last a day and are read by this site alone', () => {
    const set = vi.spyOn(document, 'cookie', 'set');
    keepCampaignCookies({ lead_source: 'air', product: '12' });
    expect(set.mock.calls.map(([cookie]) => cookie)).toEqual([
      'lead_source=air; Path=/; Max-Age=86400; SameSite=Lax',
      'product=12; Path=/; Max-Age=86400; SameSite=Lax',
    ]);
    set.mockRestore();
    expect(port(marketplacePorts, 'openChat')).toBeUndefined();
  });
});
