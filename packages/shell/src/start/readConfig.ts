import type { Feature, PortalConfig } from '@my-air/feature-kit';
import { baseSettings } from '@my-air/feature-kit/settings';
import * as v from 'valibot';

import { StartFailure } from '../errors/StartFailure.ts';

type Features = readonly Pick<Feature, 'settings'>[];

/** The schema of `config.json` of a portal with these features. */
export const settingsOf = (features: Features): v.GenericSchema<unknown, object> =>
  v.intersect([baseSettings, ...features.flatMap(({ settings }) => settings ?? [])]);

/** Reads the run-time settings and checks every field of them, those of the features included. */
export async function readConfig(features: Features): Promise<PortalConfig> {
  const given = parse(written() ?? (await fetchSettings()));
  const { success, output, issues } = v.safeParse(settingsOf(features), given);
  if (success) return output as PortalConfig;
  // Two features may read the same setting.
  const faults = new Set(issues.map(describeFault));
  throw new StartFailure('invalid', [...faults]);
}

/** The fault of a setting, for the administrator. JSON has no undefined: such a setting is not there. */
function describeFault(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue) ?? 'config.json';
  return issue.input === undefined ? `${place} is missing` : `${place}: ${issue.message}`;
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
