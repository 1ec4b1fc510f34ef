import { readFileSync } from 'node:fs';

import { sample } from '@my-air/vitest/sample';
import { describe, expect, test } from 'vitest';

import { estimateShare, stratumOf } from './gate.ts';
import { questionKinds, type Question } from './Question.ts';
import { readQuestions } from './readQuestions.ts';
import type { Graded } from './report.ts';

const part = readQuestions(readFileSync(new URL('../questions/development.txt', import.meta.url), 'utf8'));
const drawn = sample(part, { nameOf: ({ text }) => text, kindOf: stratumOf, whole: false });
const grade = (questions: readonly Question[], isRight: (question: Question) => boolean): Graded[] =>
  questions.map((question) => ({
    question,
    answer: { text: '', slugs: [], hasSearched: true },
    grade: { isRight: isRight(question), isRefused: false, isFollowed: false },
  }));

describe('[MKT-07] the sample of the questions', () => {
  test('has every language and every kind, and a question of each kind in each language that has one', () => {
    expect(new Set(drawn.map(({ kind }) => kind))).toEqual(new Set(questionKinds));
    expect(new Set(drawn.map(({ locale }) => locale)).size).toBe(5);
    expect(new Set(drawn.map(stratumOf))).toEqual(new Set(part.map(stratumOf)));
    expect(drawn.length).toBeLessThan(part.length / 5);
  });

  test('has the share of the whole where all are asked, and nothing less than the gate passes', () => {
    const right = grade(part, ({ kind }) => kind !== 'money');
    const { share, leastShare } = estimateShare(right, part, 0.9);
    expect(share).toBeCloseTo(right.filter((one) => one.grade.isRight).length / part.length);
    expect(leastShare).toBe(0.9);
  });

  test('counts a stratum by its size, not by how many of it were drawn', () => {
    const money = part.filter(({ kind }) => kind === 'money').length / part.length;
    const { share } = estimateShare(
      grade(drawn, ({ kind }) => kind !== 'money'),
      part,
      0.9,
    );
    expect(share).toBeCloseTo(1 - money);
  });

  test('refuses an assistant that fails at two kinds, and passes one that fails at a single question', () => {
    const passes = (isRight: (question: Question) => boolean) => {
      const { share, leastShare } = estimateShare(grade(drawn, isRight), part, 0.9);
      return share >= leastShare;
    };
    expect(passes(({ kind }) => !['growth', 'everyday'].includes(kind))).toBe(false);
    expect(passes((question) => question !== drawn[0])).toBe(true);
  });

  test('a stratum without an answer is an error', () => {
    expect(() => estimateShare([], part, 0.9)).toThrow('No question of');
  });
});
