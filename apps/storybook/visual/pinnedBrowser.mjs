import { execFileSync } from 'node:child_process';

import { findChromium } from '@my-air/browser';

/** The browser that the pictures were taken with: the build inside the npm package @sparticuz/chromium. */
const pinnedVersion = 'Chromium 153.0.8010.0';

/**
 * The reason why pictures of this browser cannot be compared with ours; undefined when they can.
 * @param {{ platform: string, arch: string, version?: string }} browser
 */
function refusal({ platform, arch, version }) {
  if (platform !== 'linux' || arch !== 'x64') {
    return (
      `The pictures were taken on Linux x64, and this is ${platform} ${arch}: letters would differ everywhere.\n` +
      'Run the command in a Linux container (docker run --platform linux/amd64 … node:22), or leave it to CI.'
    );
  }
  if (version !== undefined && version !== pinnedVersion) {
    return (
      `The pictures were taken with ${pinnedVersion}, and @sparticuz/chromium now brings ${version}.\n` +
      'Install the version that pnpm-workspace.yaml pins; or, when the update is meant, change pinnedVersion in\n' +
      'apps/storybook/visual/pinnedBrowser.mjs and take every picture again: pnpm -F @my-air/storybook visual:update'
    );
  }
  return undefined;
}

/**
 * The path of the pinned browser, unpacked on first use.
 * @throws on another machine or another build, saying what to do.
 */
export async function pinnedBrowser() {
  const machine = { platform: process.platform, arch: process.arch };
  const early = refusal(machine);
  if (early) throw new Error(early);
  const { path } = await findChromium({ only: 'bundled' });
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
  const late = refusal({ ...machine, version });
  if (late) throw new Error(late);
  return path;
}
