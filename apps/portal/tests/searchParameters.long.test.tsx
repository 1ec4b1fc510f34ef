import { searchFormat } from '@my-air/feature-kit';
import { waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { createBackend } from './testing/backend/createBackend.ts';
import { openPortal } from './testing/backend/openPortal.tsx';
import { searchingRoutes } from './testing/searchingRoutes.ts';

const { parseSearch, stringifySearch } = searchFormat;
const given = ['2025', '1.0', 'true', 'null', '662E41', '12345678901234567890', '[1]', ['a', 'b']];

/** Every route has a screen. */
const flags = { instagramTiktokPages: true };

const addresses = searchingRoutes().flatMap(({ path, schema }) =>
  given.map((value) => {
    const parameters = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, value]));
    return { path, schema, value, query: stringifySearch(parameters) };
  }),
);

test.each(addresses)(
  '[NAV-01] $path reads $value as its schema says',
  async ({ path, schema, value, query }) => {
    const read = v.parse(schema, parseSearch(query));
    for (const one of Object.values(read)) {
      if (one === undefined) continue;
      const text = Array.isArray(one) ? one.map(String) : String(one);
      expect([value, [value], value[0]]).toContainEqual(text);
    }

    const { router, container, shown, reported } = await openPortal(path + query, createBackend(), flags);
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    await waitFor(() => expect(router.state.isLoading).toBe(false));
    const { search, status } = router.state.matches.at(-1)!;
    expect([status, reported, shown.mock.calls]).toEqual(['success', [], []]);
    expect(search).toEqual(read);
    // What a parameter cannot be is taken out of the address, and the rest is as it was typed.
    expect(router.history.location.href).toBe(path + stringifySearch(read));
  },
);
