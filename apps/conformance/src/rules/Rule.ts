import type { Backend } from '../Backend.ts';
import type { Answers } from '../readCalls.ts';

/** The input of a rule: the backend with its signed-in browser, and all that was read. */
export interface Scene {
  readonly backend: Backend;
  readonly answers: Answers;
}

/** Something that the portal needs and no contract says. */
export interface Rule {
  readonly name: string;
  /** Finds the faults, a sentence for each; undefined where it cannot be tried here. */
  readonly findFaults: (scene: Scene) => Promise<readonly string[] | undefined>;
}

/** Sentences for the conditions that are not met. */
export function unmet(conditions: Readonly<Record<string, boolean>>): readonly string[] {
  return Object.entries(conditions).flatMap(([sentence, isMet]) => (isMet ? [] : [sentence]));
}
