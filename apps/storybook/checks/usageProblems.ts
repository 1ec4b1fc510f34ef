const sections = ['Use it', 'Do not use it', 'Anatomy', 'Keyboard', 'Words'];
/** The length of the shortest useful text, in characters. */
const shortest = 20;

export interface Kit {
  exported: ReadonlySet<string>;
  /** The ids of the usage pages, by the names of their components. */
  pages: ReadonlyMap<string, string>;
}

/** The problems of a component's usage page; empty when the page is complete. */
export function usageProblems(
  page: string,
  { name, stories }: { name: string; stories: string },
  { exported, pages }: Kit,
): string[] {
  const [head = '', ...parts] = page.split(/^## /m);
  const texts = parts.map((part) => part.split('\n').slice(1).join('\n').trim());
  const titles = parts.map((part) => part.split('\n')[0]);
  const links = [...page.matchAll(/\[(\w+)\]\(\?path=\/docs\/([\w-]+)\)/g)];
  const alternatives = [...(texts[1] ?? '').matchAll(/\[(\w+)\]\(/g)].filter(([, other]) => other !== name);
  const inCode = [...page.matchAll(/`([A-Z]\w*[a-z]\w*)`/g)].map(([, other = '']) => other);
  const shown = /<Canvas of=\{Stories\.(\w+)\}/.exec(head)?.[1] ?? '';
  return [
    titles.join() !== sections.join() && `its sections are ${titles.join(', ')}`,
    ...texts.map((text, index) => text.length < shortest && `"${sections[index]}" is empty`),
    !head.includes(`<Meta of={Stories} name="Usage" />`) && 'it does not belong to the stories',
    !head.includes(`\n# ${name}\n\n`) && 'it is not named after the component',
    !new RegExp(`^export const ${shown}: Story`, 'm').test(stories) && `there is no story "${shown}"`,
    alternatives.length === 0 && 'it names no component to take instead',
    ...links.map(
      ([, other = '', id]) =>
        (!exported.has(other) || pages.get(other) !== id) && `no page of ${other}: ${id}`,
    ),
    ...inCode.map((other) => !exported.has(other) && `the kit has no ${other}`),
  ].filter((problem) => problem !== false);
}
