import { PortalConfig } from '@my-air/feature-api';
import { getDotPath, safeParse } from 'valibot';

import { StartFailure } from './StartFailure.ts';

/** Reads the run-time settings and checks every field of them. */
export async function readConfig(): Promise<PortalConfig> {
  const body = await fetchSettings();
  const result = safeParse(PortalConfig, body);
  if (result.success) return result.output;
  throw new StartFailure(
    'invalid',
    result.issues.map((issue) => `${getDotPath(issue) ?? 'config.json'}: ${issue.message}`),
  );
}

async function fetchSettings(): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch('/config.json');
  } catch (cause) {
    throw new StartFailure('unreachable', ['config.json: no answer'], cause);
  }
  if (!response.ok) throw new StartFailure('unreachable', [`config.json: HTTP ${response.status}`]);
  try {
    return await response.json();
  } catch (cause) {
    throw new StartFailure('invalid', ['config.json: not valid JSON'], cause);
  }
}
