import type { Grade, GradedAnswer } from './gradeAnswer.ts';
import type { Question } from './Question.ts';

export interface Graded {
  readonly question: Question;
  readonly answer: GradedAnswer;
  readonly grade: Grade;
  /** The faults in the text of the answer, also of one that is right. */
  readonly faults: readonly string[];
}

export interface Figures {
  readonly asked: number;
  readonly right: number;
  readonly refused: number;
  readonly followed: number;
}

/** Counts grades. */
export function figuresOf(graded: readonly Graded[]): Figures {
  const count = (is: (grade: Grade) => boolean) => graded.filter(({ grade }) => is(grade)).length;
  return {
    asked: graded.length,
    right: count(({ isRight }) => isRight),
    refused: count(({ isRefused }) => isRefused),
    followed: count(({ isFollowed }) => isFollowed),
  };
}

/** The figures of a part of the set, by kind and by language, as text. */
export function report(name: string, graded: readonly Graded[]): string {
  const groups = [
    ['all', graded] as const,
    ...Object.entries(Object.groupBy(graded, ({ question }) => question.kind)),
    ...Object.entries(Object.groupBy(graded, ({ question }) => question.locale)),
  ];
  const rows = groups.map(([group, entries = []]) => {
    const { asked, right, refused, followed } = figuresOf(entries);
    const share = `${((right / asked) * 100).toFixed(0)} %`;
    return `  ${group.padEnd(10)} ${`${right} of ${asked}`.padStart(10)} ${share.padStart(6)}   refused ${refused}, followed ${followed}`;
  });
  return [`${name}:`, ...rows].join('\n');
}

/** The wrong answers, each with its services and its text. */
export function reportWrong(graded: readonly Graded[]): string {
  return graded
    .filter(({ grade }) => !grade.isRight)
    .map(({ question: { locale, kind, text }, answer }) => {
      return `  ${locale} ${kind}: ${text}\n    → ${answer.slugs.slice(0, 6).join(', ') || 'no service'} | ${answer.text}`;
    })
    .join('\n');
}

/** The faults in the texts of answers, each with its question. */
export function reportFaults(graded: readonly Graded[]): readonly string[] {
  return graded.map(({ question: { locale, text }, answer, faults }) => {
    return `${faults.join(', ')} | ${locale} ${text} → ${answer.slugs.slice(0, 3).join(', ')} | ${answer.text}`;
  });
}
