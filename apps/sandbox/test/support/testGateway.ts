import { afterAll, beforeAll, beforeEach, vi } from 'vitest';

import type { GatewaySettings } from '../../src/ai-gateway/GatewaySettings.ts';
import { gatewayUsage } from '../../src/database/schema.ts';
import { testSandbox } from './testSandbox.ts';
import { upstreamServer } from './upstreamServer.ts';

/** A sandbox whose gateway asks an API of the test's own. */
export function testGateway(settings: Partial<GatewaySettings>) {
  const upstream = upstreamServer();
  const gateway = { upstreamKey: 'sk-secret', upstreamUrl: '', ...settings };
  // The address is only known once the server listens, and the options are read when the sandbox starts.
  beforeAll(async () => {
    gateway.upstreamUrl = await upstream.start();
  });
  afterAll(upstream.stop);
  beforeEach(() => {
    upstream.seen.length = 0;
    upstream.left.count = 0;
    // The log alone says that the API failed.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
  });
  const harness = testSandbox({ gateway });
  return {
    ...harness,
    upstream,
    gateway,
    usage: () => harness.sandbox().control.db.select().from(gatewayUsage),
  };
}
