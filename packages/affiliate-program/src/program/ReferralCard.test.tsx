import { bindPorts } from '@my-air/feature-kit';
import { helpPorts } from '@my-air/feature-kit/views';
import { renderInPortal, type RenderInPortalOptions } from '@my-air/feature-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Empty, Loaded, NotInProgram } from './ReferralCard.stories.tsx';
import { ReferralCard } from './ReferralCard.tsx';

test('[HOME-01] home shows what referrals earn, what of it is pending, and the registrations by links of every scheme', async () => {
  open(Loaded.parameters.portal);
  expect(await screen.findByText('$1,052.50')).toBeTruthy();
  expect(screen.getByText('$52.50 pending')).toBeTruthy();
  expect(screen.getByText('409 registrations by your links')).toBeTruthy();
});

test('[HOME-01] a program that has brought nothing yet shows zeros', async () => {
  open(Empty.parameters.portal);
  expect(await screen.findByText('$0.00')).toBeTruthy();
  expect(screen.getByText('0 registrations by your links')).toBeTruthy();
});

test('[NAV-33] [RF-10] without the capability the card leads to the page that explains the program, and asks for no figures', async () => {
  const { portal } = open(NotInProgram.parameters.portal);
  const link = await screen.findByRole('link', { name: 'How to join' });
  expect(link.getAttribute('href')).toBe('/affiliate-program');
  expect(screen.queryByText('Earned in total')).toBeNull();
  expect(portal.api.calls).toEqual([]);
});

test('[HC-11] how it works is one step away', async () => {
  bindPorts(helpPorts, { linkToArticle: (id) => `/help-center/article/${id}` });
  open(Loaded.parameters.portal);
  const link = await screen.findByRole('link', { name: 'How the referral program works' });
  expect(link.getAttribute('href')).toBe('/help-center/article/99');
  bindPorts(helpPorts, { linkToArticle: undefined });
});

function open(options: RenderInPortalOptions) {
  return renderInPortal(<ReferralCard />, options);
}
