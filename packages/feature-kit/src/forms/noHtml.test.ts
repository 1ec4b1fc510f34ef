import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';

import { noHtml, noHtmlWithMentions } from './noHtml.ts';

const Plain = v.pipe(v.string(), noHtml());
const Plains = v.pipe(v.array(v.string()), noHtml());
const Mentioning = v.pipe(v.string(), noHtmlWithMentions());
const passes = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;
const mention = '<span data-type="mention" data-id="7" data-label="Ann">@Ann</span>';

test.each([
  '<b>bold</b>',
  'before <br> after',
  '<img src=x onerror=alert(1)>',
  '</p>',
  '<SCRIPT>alert(1)</SCRIPT>',
  'several\n<a\nhref="x"\n>lines</a>',
  '<!-- note -->',
  '<!doctype html>',
  '<?xml version="1.0"?>',
  '<my-element></my-element>',
])('[VAL-01] %j looks like markup', (text) => {
  expect(passes(Plain, text)).toBe(false);
});

test.each(['', 'plain', 'I <3 you', '1 < 2 > 0', 'a > b', '<<>>', '< b>', '5<6', '&lt;b&gt;', '😀'])(
  '[VAL-01] %j does not',
  (text) => {
    expect(passes(Plain, text)).toBe(true);
  },
);

test('[VAL-01] of a list only the first element is looked at, and an empty list passes', () => {
  expect(passes(Plains, ['<b>x</b>', 'plain'])).toBe(false);
  expect(passes(Plains, ['plain', '<b>x</b>'])).toBe(true);
  expect(passes(Plains, [])).toBe(true);
});

test('[VAL-01] nothing passes', () => {
  expect(passes(v.pipe(v.nullish(v.string()), noHtml()), null)).toBe(true);
  expect(passes(v.pipe(v.nullish(v.string()), noHtml()), undefined)).toBe(true);
});

test('[VAL-01] a tag is found wherever it is, and text without < always passes', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const name = fc.stringMatching(/^\/?[a-zA-Z][a-zA-Z0-9-]{0,9}$/);
  const attributes = fc.constantFrom('', ' ', ' hidden', ' title="a"', '\nid=1', '/');
  fc.assert(
    fc.property(text, name, attributes, text, (before, tag, inside, after) => {
      expect(passes(Plain, `${before}<${tag}${inside}>${after}`)).toBe(false);
      expect(passes(Plain, `${before}${tag}${inside}>${after}`.replaceAll('<', ''))).toBe(true);
    }),
  );
});

test('[VAL-01] a long text without an end of a tag is checked at once', () => {
  const started = performance.now();
  expect(passes(Plain, '<a'.repeat(200_000))).toBe(true);
  expect(passes(Mentioning, '<span '.repeat(100_000))).toBe(true);
  expect(performance.now() - started).toBeLessThan(1000);
});

test.each([
  mention,
  `Hi ${mention}, and ${mention}!`,
  '<span data-id="1">@Ann</span>',
  '<SPAN class="m" data-label="Ann">@Ann</SPAN>',
  'plain',
  '',
])('[VAL-02] %j holds mentions only', (text) => {
  expect(passes(Mentioning, text)).toBe(true);
});

test.each([
  `${mention}<b>bold</b>`,
  '<span>no mention</span>',
  '<span class="data-id">no mention</span>',
  '<span data-idea="1">no mention</span>',
  '<div data-id="1">no span</div>',
  '<span data-id="1"><img src=x></span>',
  `<im${mention}g src=x>`,
])('[VAL-02] %j holds other markup', (text) => {
  expect(passes(Mentioning, text)).toBe(false);
});

test('[VAL-02] mentions are refused where none are expected', () => {
  expect(passes(Plain, mention)).toBe(false);
});
