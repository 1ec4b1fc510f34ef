import { brandFile, tokensIn, type Token, type TokenGroup } from '@my-air/ui-kit/tokens';

import { changeToken } from './changeToken.ts';
import { readTokenColor } from './colorText.ts';
import { readToken, tokenText } from './tokenText.ts';

/** The brand of a file, or the reasons why the file cannot be taken. */
export type TakenFile = { file: TokenGroup; problems?: undefined } | { file?: undefined; problems: string[] };

/** The largest number of problems that are told at once. */
const mostProblems = 8;

/** Every token that a brand has; how many steps a ramp has is its own affair. */
const wanted = tokensIn(brandFile('default')).filter((token) => !isStep(token));

/** Reads a token file in the format of the Design Tokens Community Group. */
export function readTokenFile(text: string): TakenFile {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return { problems: ['This is not a JSON file.'] };
  }
  const file = isGroup(found) ? inOklch(found) : undefined;
  const problems = fileProblems(file);
  return file && problems.length === 0 ? { file } : { problems: problems.slice(0, mostProblems) };
}

/** The problems of a brand's token file; empty when the kit can be drawn with it. */
export function fileProblems(file: unknown): string[] {
  if (!isGroup(file)) return ['This file has no design tokens.'];
  const tokens = new Map(tokensIn(file).map((token) => [nameOf(token), token]));
  const missing = wanted.filter((token) => !tokens.has(nameOf(token)));
  return [
    ...missing.map((token) => `${nameOf(token)} is missing.`),
    ...[...tokens.values()].map((token) => problemOf(token, file)),
  ].filter((problem) => problem !== undefined);
}

function problemOf(token: Token, file: TokenGroup): string | undefined {
  const name = nameOf(token);
  const model = isStep(token)
    ? { type: 'color', value: undefined }
    : wanted.find((one) => nameOf(one) === name);
  if (!model) return `${name} is not a token of a brand.`;
  if (token.type !== model.type) return `${name} has the type ${token.type || 'none'}, not ${model.type}.`;
  const problem = valueProblem(token, model, file);
  return problem && `${name}: ${problem}`;
}

function valueProblem(token: Token, model: Pick<Token, 'type' | 'value'>, file: TokenGroup) {
  if (isStep(token) && typeof token.value === 'string') return 'A step of a ramp has a colour of its own.';
  try {
    return readToken(model, tokenText(token), file).problem;
  } catch {
    return `This is not a value of the type ${token.type}.`;
  }
}

/** The file with its colours in OKLCH, which the kit measures in; what is no colour stays as it is. */
function inOklch(file: TokenGroup): TokenGroup {
  return tokensIn(file).reduce((changed, { path, type, value }) => {
    if (type === 'shadow') return changeToken(changed, path, inkInOklch(value));
    const isOwn = type === 'color' && !(typeof value === 'string' && value.startsWith('{'));
    const color = isOwn ? readTokenColor(value) : undefined;
    return color ? changeToken(changed, path, color) : changed;
  }, file);
}

function inkInOklch(value: unknown): unknown {
  if (!Array.isArray(value)) return isGroup(value) ? inkInOklch([value]) : value;
  return value.map((shadow: unknown) =>
    isGroup(shadow) ? { ...shadow, color: readTokenColor(shadow['color']) } : shadow,
  );
}

/** Whether something is a group of tokens, whose names the format and the style sheet can have. */
function isGroup(value: unknown): value is TokenGroup {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { $description = '' } = value as TokenGroup;
  if (typeof $description !== 'string') return false;
  const parts = Object.entries(value).filter(([name]) => !name.startsWith('$'));
  return '$value' in value || parts.every(([name, part]) => /^[\w-]+$/.test(name) && isGroup(part));
}

function nameOf({ path }: Token): string {
  return path.join('.');
}

function isStep({ path }: Token): boolean {
  return path[0] === 'ramp';
}
