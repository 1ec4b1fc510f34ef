import OpenAI from 'openai';

import type { RunningSandbox } from '../startSandbox.ts';
import { Visitor } from './Visitor.ts';

/** The official client, pointed at the gateway and signed in as a persona, or as nobody; it is told nothing else. */
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
