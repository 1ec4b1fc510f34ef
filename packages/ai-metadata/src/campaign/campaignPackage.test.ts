import { bindPorts } from '@my-air/feature-kit';
import { stubPortal } from '@my-air/feature-kit/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { aiMetadataFeature } from '../feature.ts';
import { aiMetadataPorts } from '../ports.ts';
import { readCampaignPackage } from './campaignPackage.ts';

const shown: number[] = [];
const setCookies = (cookies: Readonly<Record<string, string>>, age = 86_400) => {
  for (const [name, value] of Object.entries(cookies))
    document.cookie = `${name}=${value}; Path=/; Max-Age=${age}`;
};

beforeEach(() => {
  shown.length = 0;
  bindPorts(aiMetadataPorts, { showPackage: (id) => void shown.push(id) });
});
afterEach(() => {
  setCookies({ lead_source: '', package: '', package_opened: '' }, 0);
  bindPorts(aiMetadataPorts, { showPackage: undefined });
});

test.each([
  [{ lead_source: 'ai_metadata', package: '3' }, 3],
  [{ lead_source: 'ai_metadata', package: '3x' }, undefined],
  [{ lead_source: 'ai_metadata', package: '0' }, undefined],
  [{ lead_source: 'ai_metadata', package: '-1' }, undefined],
  [{ lead_source: 'air', package: '3' }, undefined],
  [{ package: '3' }, undefined],
  [{ lead_source: 'ai_metadata' }, undefined],
])('[NAV-16] [TR-21] %j preselects %s', (cookies, expected) => {
  setCookies(cookies);
  expect(readCampaignPackage('ai_metadata')).toBe(expected);
});

test.each(['1', '2', '1234567890'])('[NAV-16] [G-55] the package %s of a link is kept', (value) => {
  expect(aiMetadataFeature.entryParameters?.[0]?.accepts?.package?.test(value)).toBe(true);
});

test.each(['0', '-1', '2x', '1.5', '01', '', '12345678901'])(
  '[NAV-16] [G-55] the package “%s” of a link is not kept',
  (value) => {
    expect(aiMetadataFeature.entryParameters?.[0]?.accepts?.package?.test(value)).toBe(false);
  },
);

describe('[NAV-16] [TR-21] the package of a link', () => {
  /** The work of a page that has just been loaded. */
  const loadPage = async () => {
    vi.resetModules();
    const { bindPorts: bind } = await import('@my-air/feature-kit');
    const { aiMetadataPorts: ports } = await import('../ports.ts');
    bind(ports, { showPackage: (id) => void shown.push(id) });
    return import('./openCampaignPackage.ts');
  };

  test('is opened once, and both cookies are kept for their day', async () => {
    setCookies({ lead_source: 'ai_metadata', package: '2' });
    const portal = stubPortal();
    (await loadPage()).openCampaignPackage(portal);
    (await loadPage()).openCampaignPackage(portal);
    expect(shown).toEqual([2]);
    expect(readCampaignPackage('ai_metadata')).toBe(2);
  });

  test('is opened again when the link is followed again, and not twice by one page', async () => {
    setCookies({ lead_source: 'ai_metadata', package: '2' });
    const portal = stubPortal();
    (await loadPage()).openCampaignPackage(portal);
    const page = await loadPage();
    page.openCampaignPackage(portal);
    page.openCampaignPackageAgain(portal);
    page.openCampaignPackageAgain(portal);
    expect(shown).toEqual([2, 2]);
  });

  test('of somebody else’s campaign is not opened', async () => {
    setCookies({ lead_source: 'somebody', package: '2' });
    (await loadPage()).openCampaignPackage(stubPortal());
    expect(shown).toEqual([]);
  });
});
