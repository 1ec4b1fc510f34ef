/** Whether a list of modules names one: the last entry that matches decides. */
export function moduleMatcher(modules: readonly string[]): (path: string) => boolean {
  const rules = modules.map((entry) => {
    const isLeftOut = entry.startsWith('!');
    const source = entry
      .slice(isLeftOut ? 1 : 0)
      .replaceAll('.', String.raw`\.`)
      .replaceAll(/\*+/g, (stars) => (stars === '**' ? '.*' : '[^/]*'));
    return { fits: new RegExp(`^${source}$`), isLeftOut };
  });
  return (path) => rules.findLast(({ fits }) => fits.test(path))?.isLeftOut === false;
}
