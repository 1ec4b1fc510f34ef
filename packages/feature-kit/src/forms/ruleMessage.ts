import type { BaseIssue } from 'valibot';

/** The rules of the product; each has its words in every language. */
export const rules = [
  'required',
  'max',
  'no_html',
  'no_html_with_mentions',
  'upload_type',
  'upload_max_size',
  'upload_min_size',
  'upload_count',
  'email',
  'url',
  'invalid',
] as const;
export type Rule = (typeof rules)[number];

export type RuleValues = Readonly<Record<string, string | number>>;

/** A broken rule with its values, as a schema carries it: `validation.max?max=150`. It becomes words where it is shown. */
export function ruleMessage(rule: Rule, values: RuleValues = {}): string {
  const query = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `validation.${rule}?${query}` : `validation.${rule}`;
}

/** Reads a broken rule back; undefined for a sentence of the server's. */
export function parseRuleMessage(message: string): { rule: Rule; values: URLSearchParams } | undefined {
  const [name, query] = message.replace(/^validation\./, '').split('?', 2);
  const rule = message.startsWith('validation.') ? rules.find((known) => known === name) : undefined;
  return rule && { rule, values: new URLSearchParams(query) };
}

/** The rule behind an issue of valibot's own, so that its English never reaches a user. */
export function messageOfIssue(issue: BaseIssue<unknown>): string {
  const isMissing = issue.kind === 'schema' && (issue.input === undefined || issue.input === null);
  if (isMissing || issue.type === 'non_empty') return ruleMessage('required');
  if (issue.type === 'email' || issue.type === 'rfc_email') return ruleMessage('email');
  if (issue.type === 'url') return ruleMessage('url');
  if (issue.type === 'max_length' && typeof issue.requirement === 'number') {
    return ruleMessage('max', { max: issue.requirement });
  }
  return ruleMessage('invalid');
}
