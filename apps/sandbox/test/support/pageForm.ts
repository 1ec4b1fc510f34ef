/** A form of a page: the address that it posts to, and its hidden values. */
export interface PageForm {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
}

/** The form of a page that posts to an address ending like this; the page's first form by default. */
export function pageForm(text: string, actionEnd = ''): PageForm {
  const forms = [...text.matchAll(/<form method="post" action="([^"]+)"[^>]*>(.*?)<\/form>/gs)];
  const found = forms.find(([, action = '']) => action.split('?', 1)[0]?.endsWith(actionEnd));
  if (!found) throw new Error(`There is no form ${actionEnd} on this page: ${text.slice(0, 2000)}`);
  const [, action = '', content = ''] = found;
  const inputs = content.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)" \/>/g);
  return {
    action: unescaped(action),
    hidden: Object.fromEntries([...inputs].map(([, name, value]) => [name, value])),
  };
}

function unescaped(text: string) {
  return text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
