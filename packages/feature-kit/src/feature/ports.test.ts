import { expect, test } from 'vitest';

import { bindPorts, definePorts, port } from './ports.ts';

interface Ports {
  openChat: (chatId: number) => void;
  linkToService: (serviceId: number) => { to: string };
}

test('a port that the shell left open is undefined', () => {
  const ports = definePorts<Ports>('messenger');
  bindPorts(ports, { linkToService: (id) => ({ to: `/services/${id}` }) });
  expect(port(ports, 'openChat')).toBeUndefined();
  expect(port(ports, 'linkToService')?.(7)).toEqual({ to: '/services/7' });
});

test('each feature has its own ports, and a later binding wins', () => {
  const one = definePorts<Ports>('messenger');
  const other = definePorts<Ports>('marketplace');
  bindPorts(one, { linkToService: () => ({ to: '/first' }) });
  bindPorts(one, { linkToService: () => ({ to: '/second' }) });
  expect(port(one, 'linkToService')?.(1)).toEqual({ to: '/second' });
  expect(port(other, 'linkToService')).toBeUndefined();
  expect([one.feature, other.feature]).toEqual(['messenger', 'marketplace']);
});
