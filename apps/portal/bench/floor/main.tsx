// The floor of the first screen: an empty routed page that uses each named library once, and nothing of ours.
import { setupI18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { atom, useAtom } from 'jotai';
import ky from 'ky';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import * as v from 'valibot';

const Answer = v.object({ hello: v.string() });
const greetingAtom = atom('hello');
const i18n = setupI18n({ locale: 'en', messages: { en: { hello: 'Hello' } } });

const Box = styled.main`
  padding: 1rem;
`;

function Hello() {
  const [greeting] = useAtom(greetingAtom);
  const { data } = useQuery({
    queryKey: ['hello'],
    queryFn: async () => v.parse(Answer, await ky.get('hello.json').json()),
    enabled: false,
  });
  return (
    <Box>
      <h1>
        <Trans id="hello" />
      </h1>
      {data?.hello ?? greeting}
      <Link to="/">Hello</Link>
    </Box>
  );
}

const rootRoute = createRootRoute({ component: Outlet });
const helloRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Hello });
const router = createRouter({ routeTree: rootRoute.addChildren([helloRoute]) });
const root = document.getElementById('root');

if (root) {
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  );
}
