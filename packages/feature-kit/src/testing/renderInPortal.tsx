import type { AnyRouter } from '@tanstack/react-router';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

import { PortalFrame } from './PortalFrame.tsx';
import { stubPage } from './stubPage.ts';
import type { StubPortal, StubPortalOptions } from './stubPortal.ts';
import { stubRouter } from './stubRouter.tsx';

export interface RenderInPortalOptions extends StubPortalOptions {
  /** An existing portal, in place of the options that would make one. */
  portal?: StubPortal;
  /** The address at which the element is rendered. @default '/' */
  path?: string;
}

export interface PortalRenderResult extends RenderResult {
  portal: StubPortal;
  /** The router, whose `history.location` shows where links and navigation led. */
  router: AnyRouter;
}

/** Renders an element as in the portal: with client, session, language, cache and links. */
export function renderInPortal(
  element: ReactElement,
  options: RenderInPortalOptions = {},
): PortalRenderResult {
  const portal = options.portal ?? stubPage(options);
  const router = stubRouter(portal, options.path);
  const result = render(element, {
    wrapper: ({ children }) => (
      <PortalFrame portal={portal} router={router}>
        {children}
      </PortalFrame>
    ),
  });
  return { ...result, portal, router };
}
