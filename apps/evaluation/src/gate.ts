import type { Question } from './Question.ts';
import type { Graded } from './report.ts';

/** Of a hundred samples of a set that is exactly good enough, one is refused. */
const deviations = 2.33;

/** The questions of one language and one kind are a stratum, of which a sample has one at least. */
export function stratumOf({ locale, kind }: Question): string {
  return `${locale} ${kind}`;
}

/**
 * The share of right answers that a part of the set has, as far as the graded ones tell: each stratum counts by its size.
 * @returns with the least share that is let pass, which is below `least` by what chance may do to a sample
 */
export function estimateShare(graded: readonly Graded[], part: readonly Question[], least: number) {
  const asked = Map.groupBy(graded, ({ question }) => stratumOf(question));
  let share = 0;
  let variance = 0;
  for (const [stratum, { length: size }] of Map.groupBy(part, stratumOf)) {
    const answers = asked.get(stratum);
    if (!answers) throw new Error(`No question of "${stratum}" was asked`);
    const weight = size / part.length;
    share += (weight * answers.filter(({ grade }) => grade.isRight).length) / answers.length;
    variance += (weight ** 2 * least * (1 - least) * (1 - answers.length / size)) / answers.length;
  }
  return { share, leastShare: least - deviations * Math.sqrt(variance) };
}
