import { afterEach, expect, test } from 'vitest';

import { clearCampaignCookies, readCampaignPackage } from './campaignPackage.ts';

afterEach(clearCampaignCookies);

test.each([
  [{ lead_source: 'ai_metadata', package: '3' }, 3],
  [{ lead_source: 'ai_metadata', package: '3x' }, undefined],
  [{ lead_source: 'ai_metadata', package: '0' }, undefined],
  [{ lead_source: 'ai_metadata', package: '-1' }, undefined],
  [{ lead_source: 'air', package: '3' }, undefined],
  [{ package: '3' }, undefined],
  [{ lead_source: 'ai_metadata' }, undefined],
])('[NAV-16] [TR-21] %j preselects %s', (cookies, expected) => {
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; Path=/`;
  expect(readCampaignPackage('ai_metadata')).toBe(expected);
});

test('[NAV-16] cleared cookies preselect nothing', () => {
  document.cookie = 'lead_source=ai_metadata; Path=/';
  document.cookie = 'package=3; Path=/';
  clearCampaignCookies();
  expect(readCampaignPackage('ai_metadata')).toBeUndefined();
});
