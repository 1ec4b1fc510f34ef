/** Markup that was made by `html`, so that everything in it is escaped already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The values for a hole of the template. `null`, `undefined` and `false` leave it empty. */
type Hole = Html | string | number | false | null | undefined | readonly Hole[];

/** Markup from a template; texts in its holes are escaped, also in quoted attributes. */
export function html(strings: TemplateStringsArray, ...holes: readonly Hole[]): Html {
  const text = strings.reduce((before, part, index) => before + render(holes[index - 1]) + part);
  return new Html(text);
}

function render(hole: Hole): string {
  if (hole instanceof Html) return hole.text;
  if (typeof hole === 'object' && hole !== null) return hole.map(render).join('');
  if (hole === false || hole === null || hole === undefined) return '';
  return String(hole).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
