import type { StubPortalOptions } from '@my-air/feature-kit/stories';
import type { Locale } from '@my-air/i18n';
import type { Brand } from '@my-air/ui-kit';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { createMemoryHistory, type AnyRouter } from '@tanstack/react-router';

import {
  type SchemeChoice,
  type TestShell,
  loadFrameTexts,
  Portal,
  createPortalRouter,
} from '@my-air/shell/testing';
import { atom } from 'jotai';
import { assemblePortal } from './assemblePortal.ts';

/** The shell options of a story: `parameters: { shell: { path, user, answers, prepare } }`. */
export interface ShellStoryParameters extends StubPortalOptions {
  /** The address that is opened. @default '/home' */
  path?: string;
  /** Called once the address is open, for the further steps. */
  prepare?: (shell: TestShell) => void;
}

interface Opened {
  shell: TestShell;
  router: AnyRouter;
}

/** Opens the address before the story is drawn, as the portal does before its first paint. */
export async function openShell({
  parameters,
  globals,
}: Pick<StoryContext, 'parameters' | 'globals'>): Promise<Opened> {
  const { path = '/home', prepare, ...options } = (parameters['shell'] ?? {}) as ShellStoryParameters;
  const shell = assemblePortal({ locale: globals['locale'] as Locale, ...options });
  const { portal } = shell;
  // The toolbar chooses the appearance, not the user's own storage.
  const look = { brand: globals['brand'] as Brand, scheme: globals['scheme'] as SchemeChoice };
  shell.appearance = { ...shell.appearance, appearanceAtom: atom(look) };
  const router = createPortalRouter(shell, createMemoryHistory({ initialEntries: [path] }));
  await Promise.all([loadFrameTexts(portal.locale), router.load()]);
  prepare?.(shell);
  return { shell, router };
}

/** Draws the whole portal, with every feature, at one address. */
export const ShellStory: Decorator = (_Story, { loaded }) => {
  const { shell, router } = loaded as Opened;
  return <Portal shell={shell} router={router} />;
};
