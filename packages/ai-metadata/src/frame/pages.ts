/** The screens by the last word of their address, and how each is loaded. */
export const pages = {
  translation: () => import('../translation/TranslationRoute.tsx').then((module) => module.TranslationRoute),
  packages: () => import('../packages/PackagesRoute.tsx').then((module) => module.PackagesRoute),
  instruction: () =>
    import('../instruction/InstructionScreen.tsx').then((module) => module.InstructionScreen),
  about: () => import('../about/AboutScreen.tsx').then((module) => module.AboutScreen),
} as const;
export type PageName = keyof typeof pages;

/** The name of a screen; undefined for any other word. */
export function pageNameOf(word: string): PageName | undefined {
  return Object.keys(pages).find((name): name is PageName => name === word);
}
