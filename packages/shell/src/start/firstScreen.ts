import { oncePainted } from './afterPaint.ts';

let tell = () => {};
const isThere = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Said by the portal once its first screen stands in the page. */
export const firstScreenIsThere = (): void => tell();

/** Waits until the first screen is painted: whatever comes earlier stands in its way. */
export async function firstScreenPainted(): Promise<void> {
  await isThere;
  await new Promise<void>((resolve) => oncePainted(resolve));
}
