import type { Feature, PortalConfig } from '@my-air/feature-api';

import { configFaults } from './configFaults.ts';
import { StartFailure } from '../errors/StartFailure.ts';

/** Reads the run-time settings and checks every field of them, those of the features included. */
export async function readConfig(features: readonly Pick<Feature, 'settings'>[]): Promise<PortalConfig> {
  const text = written() ?? (await fetchSettings());
  const config = parse(text);
  const faults = configFaults(config, features);
  if (faults.length > 0) throw new StartFailure('invalid', faults);
  return config as PortalConfig;
}

/** The settings that a server may write into the page, which then need no request. */
const written = () => document.getElementById('settings')?.textContent;

async function fetchSettings(): Promise<string> {
  let response: Response;
  try {
    response = await fetch('/config.json');
  } catch (cause) {
    throw new StartFailure('unreachable', ['config.json: no answer'], cause);
  }
  if (!response.ok) throw new StartFailure('unreachable', [`config.json: HTTP ${response.status}`]);
  return response.text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new StartFailure('invalid', ['config.json: not valid JSON'], cause);
  }
}
