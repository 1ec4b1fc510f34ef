import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The signs of each pattern: the names of stories, and the parts and hooks in the component. */
const signs: Readonly<Record<string, { stories: RegExp; code: RegExp }>> = {
  Binding: { stories: /^Impersonated/, code: /\buseBinding\b|\bbinding\./ },
  Empty: { stories: /^(?:Empty|Nothing|No[A-Z])/, code: /<EmptyState\b/ },
  Failed: { stories: /^(?:Failed|Offline)/, code: /<ErrorState\b|\bFailedView\b/ },
  Forms: { stories: /^(?:Wrong|RefusedFields)/, code: /<Field\b|\buseValibotForm\b/ },
  Money: { stories: /^Shortage/, code: /\bformat\.money\b|\bmoney\(|<Money\w*\b/ },
  Tables: { stories: /^Selected/, code: /<Table\b/ },
  Waiting: { stories: /^(?:Loading|Waiting|Sending|Busy)/, code: /<Skeleton\w*\b|\bisBusy\b/ },
};

/** The names of all patterns. */
export const patternNames = Object.keys(signs);

/** The patterns that screens, dialogs and cards use, by the titles of their stories. */
export function readPatterns(): Record<string, readonly string[]> {
  const files = globSync('packages/*/src/**/*{Screen,Modal,Dialog,Card}.stories.tsx', { cwd: root });
  return Object.fromEntries(
    files.flatMap((file) => {
      const stories = readFileSync(root + file, 'utf8');
      const [, title = 'Kit/'] = /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(stories) ?? [];
      if (title.startsWith('Kit/')) return [];
      const component = root + file.replace('.stories.tsx', '.tsx');
      const code = existsSync(component) ? readFileSync(component, 'utf8') : '';
      const names = [...stories.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
      const used = Object.entries(signs).filter(
        ([, sign]) => sign.code.test(code) || names.some((name) => sign.stories.test(name)),
      );
      return [[title, used.map(([pattern]) => pattern)]];
    }),
  );
}
