import OpenAI from 'openai';

import type { RunningSandbox } from '../../src/startSandbox.ts';
import { Visitor } from './Visitor.ts';

/** The official client at the gateway, signed in as a persona or not at all; other options are defaults. */
export async function openAiClient(
  sandbox: RunningSandbox,
  persona: string | null = 'partner',
): Promise<OpenAI> {
  const who = new Visitor(sandbox);
  if (persona !== null) await who.signIn(persona);
  const token = await who.token();
  return new OpenAI({
    apiKey: 'none',
    baseURL: `${sandbox.url}/api/ai-gateway`,
    defaultHeaders: { cookie: who.cookie(), 'x-xsrf-token': token },
    maxRetries: 0,
  });
}
