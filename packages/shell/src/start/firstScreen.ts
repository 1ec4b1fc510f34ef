import { oncePainted } from './afterPaint.ts';

let tell = () => {};
/** Resolves once the first screen is in the page. */
export const firstScreenDrawn = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Called by the portal once its first screen is in the page. */
export const firstScreenIsThere = (): void => tell();

/** Waits until the first screen is painted: work before that would delay it. */
export async function firstScreenPainted(): Promise<void> {
  await firstScreenDrawn;
  await new Promise<void>((resolve) => oncePainted(resolve));
}
