/// <reference types="node" />
export { chromiumArgs, findChromium } from '@my-air/browser';
export {
  chromium,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
  type Response,
  type Route,
} from '@playwright/test';
export * from './announcements.ts';
export * from './appearance.ts';
export * from './dismissPendingModals.ts';
export * from './fixtures.ts';
export * from './Hand.ts';
export * from './holdFile.ts';
export * from './holdTimers.ts';
export * from './launchSandbox.ts';
export * from './look.ts';
export * from './readUp.ts';
export * from './roughWorld.ts';
export * from './Sandbox.ts';
export * from './tabTo.ts';
export * from './takeOption.ts';
