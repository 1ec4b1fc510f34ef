import { expect, test } from 'vitest';

import { buildConfig, buildPartner, buildUser, stubPortal, type StubPortalOptions } from '../../testing.ts';
import { brandOf } from './brand.ts';
import { supportWay } from './supportWay.ts';

const brands = {
  default: { name: 'My AIR', supportEmail: 'support@my-air.test' },
  scalelab: { name: 'Scalelab', supportEmail: 'support@scalelab.test' },
};
const withAddresses = (options: StubPortalOptions = {}) => stubPortal({ config: { brands }, ...options });

test('a user asks in the messenger, with what the question is about', () => {
  const portal = withAddresses();
  const way = supportWay(portal, { summary: 'Error 12' });
  expect(way?.href).toBeUndefined();
  way?.act();
  expect(portal.opened).toEqual([{ name: 'support', props: { summary: 'Error 12' } }]);
});

test('a visitor writes an e-mail, and its subject is what the question is about', () => {
  const portal = withAddresses({ user: null });
  expect(supportWay(portal)?.href).toBe('mailto:support@my-air.test');
  expect(supportWay(portal, { summary: 'Error 12 & more' })?.href).toBe(
    'mailto:support@my-air.test?subject=Error%2012%20%26%20more',
  );
});

test('where no feature takes questions, a user writes to the address of their brand', () => {
  const user = buildUser({ partner: buildPartner({ is_scalelab: true }) });
  const portal = withAddresses({ user, withoutModals: ['support'] });
  expect(supportWay(portal)?.href).toBe('mailto:support@scalelab.test');
});

test('there is no way where the settings name no address and no feature takes questions', () => {
  expect(supportWay(stubPortal({ withoutModals: ['support'] }))).toBeUndefined();
  expect(supportWay(stubPortal({ user: null }))).toBeUndefined();
});

test('a partner of the second brand writes to the first where the settings have no second', () => {
  const user = buildUser({ partner: buildPartner({ is_scalelab: true }) });
  expect(brandOf(buildConfig({ brands: { default: brands.default } }), user)).toEqual(brands.default);
  expect(brandOf(buildConfig({ brands }), user)).toEqual(brands.scalelab);
});
