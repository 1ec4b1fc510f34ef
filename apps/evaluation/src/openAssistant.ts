import { createApiClient } from '@my-air/api-client';
import { getUser, listChannels } from '@my-air/api-client/contract';
import type { PortalContext } from '@my-air/feature-kit';
import { toWire, type Locale } from '@my-air/i18n';
import { createAnswer } from '@my-air/marketplace/assistant';
import { listProductCategories } from '@my-air/marketplace/contract';
import { QueryClient } from '@tanstack/react-query';

import type { GradedAnswer } from './gradeAnswer.ts';
import type { StartedSandbox } from './startSandbox.ts';

/** Asks one question without any before it. */
export type Ask = (question: string) => Promise<GradedAnswer>;

/**
 * Opens the portal's assistant for a user who is signed in to a sandbox. `slugOf` names services by their
 * ids.
 */
export async function openAssistant(
  { url }: Pick<StartedSandbox, 'url'>,
  locale: Locale,
  slugOf: (id: number) => string,
): Promise<Ask> {
  const cookies = new Map<string, string>();
  const browse: typeof fetch = async (address, init) => {
    const request = new Request(address, init);
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(request);
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return response;
  };
  const entered = await browse(`${url}/sandbox/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 'partner' }),
  });
  if (!entered.ok) throw new Error(`The sandbox lets nobody in: ${await entered.text()}`);

  const portal = {
    api: createApiClient({
      apiUrl: url,
      origin: url,
      wireLocale: () => toWire(locale),
      readCookie: (name) => decodeURIComponent(cookies.get(name) ?? ''),
      isOnline: () => true,
      fetch: browse,
      onMismatch: (mismatch) => console.warn(mismatch),
      flags: { idempotencyKey: false },
    }),
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    locale: { get: () => locale },
    session: { recheck: () => Promise.reject(new Error('The session is over')) },
  };
  const answer = createAnswer(portal as unknown as PortalContext);
  const [{ data: categories }, { channels }, { user }] = await Promise.all([
    portal.api.send(listProductCategories),
    portal.api.send(listChannels),
    portal.api.send(getUser),
  ]);
  const taken = new Set(
    categories
      .flatMap(({ products }) => products ?? [])
      .filter(({ provisions }) => provisions && provisions.length > 0)
      .map(({ id }) => slugOf(id)),
  );

  return async (question) => {
    let hasSearched = false;
    const { state, text, productIds, heldIds } = await answer(question, [], {
      applicant: { channels, user },
      signal: new AbortController().signal,
      onStep: () => {
        hasSearched = true;
      },
    });
    if (state === 'local' || state === 'local-nothing')
      throw new Error(`The gateway did not answer "${question}"`);
    return { text, slugs: productIds.map(slugOf), held: heldIds.map(slugOf), taken, hasSearched };
  };
}
