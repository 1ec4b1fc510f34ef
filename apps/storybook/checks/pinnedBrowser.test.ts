import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { pinnedVersion, refusal } from '../visual/pinnedBrowser.mjs';

const ours = { platform: 'linux', arch: 'x64', version: pinnedVersion };

test('pictures are compared with the pinned browser alone', () => {
  expect(refusal(ours)).toBeUndefined();
  expect(refusal({ ...ours, version: 'Chromium 154.0.1.0' })).toMatch(/154\.0\.1\.0[^]*visual:update/);
});

test('another machine is refused before a browser is looked for', () => {
  expect(refusal({ platform: 'darwin', arch: 'arm64' })).toMatch(/darwin arm64[^]*container/);
});

test('the pinned browser is the one of the pinned package', () => {
  const catalog = readFileSync(new URL('../../../pnpm-workspace.yaml', import.meta.url), 'utf8');
  const major = /'@sparticuz\/chromium': (\d+)\./.exec(catalog)?.[1];
  expect(pinnedVersion).toMatch(new RegExp(`^Chromium ${major}\\.`));
});

test('the pictures stay small: less than six megabytes of them', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--', 'visual/baselines'], { encoding: 'utf8' });
  const files = listed.split('\0').filter(Boolean);
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).byteLength, 0);
  expect(bytes).toBeLessThan(6_000_000);
});
