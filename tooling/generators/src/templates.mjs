import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';

const folder = fileURLToPath(new URL('../templates', import.meta.url));
const section = /^\{\{([#^])(\w+)\}\}\n([\s\S]*?)^\{\{\/\2\}\}\n|\{\{([#^])(\w+)\}\}(.*?)\{\{\/\5\}\}/gm;

/** The forms of a name in kebab-case, such as `coffee-corner`. */
export function namesOf(name) {
  const camel = name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  const title = name.replaceAll('-', ' ');
  return {
    name,
    camel,
    title,
    Pascal: camel[0].toUpperCase() + camel.slice(1),
    Title: title[0].toUpperCase() + title.slice(1),
  };
}

/**
 * Fills a template: `{{Title}}` is a form of the name, and what is between `{{#card}}` and `{{/card}}` is for a
 * feature with a card, between `{{^card}}` and `{{/card}}` for one without.
 */
export function fillTemplate(text, names, parts) {
  return text
    .replace(section, (_, lineKind, linePart, lines, kind = lineKind, part = linePart, words = lines) =>
      parts.includes(part) === (kind === '#') ? words : '',
    )
    .replace(/\{\{(\w+)\}\}/g, (_, form) => names[form]);
}

/** The files of one part of a feature: `[path in its folder, text]`. */
export function filesOf(part, names, parts) {
  return globSync(`**/*.template`, { cwd: join(folder, part) })
    .sort()
    .map((path) => [
      path.replace(/\.template$/, '').replace(/_(name|camel|Pascal)_/g, (_, form) => names[form]),
      fillTemplate(readFileSync(join(folder, part, path), 'utf8'), names, parts),
    ]);
}
