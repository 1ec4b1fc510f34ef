import type { VideoText, WaitingReason } from '@my-air/ai-metadata/contract';

import type { Direction } from './text/localTranslation.ts';
import type { Term } from './text/protectedRanges.ts';

/** One text that is to be translated. */
export interface TranslationTask {
  readonly text: VideoText;
  readonly direction: Direction;
}

/** Translates texts; a result in the place of each, undefined for one that did not succeed. */
export interface Translator {
  /** Throws `TranslatorPaused` when it must not be asked before a later time. */
  translate(
    tasks: readonly TranslationTask[],
    terms: readonly Term[],
    partnerUserId: number,
  ): Promise<(VideoText | undefined)[]>;
  /** How many texts it takes in one call. */
  readonly batchSize: number;
}

/** The translator must not be called for `seconds`: its budget is used up, or it does not answer. */
export class TranslatorPaused extends Error {
  override name = 'TranslatorPaused';
  readonly seconds: number;
  readonly reason: WaitingReason;

  constructor(seconds: number, reason: WaitingReason) {
    super(`@my-air/sandbox: the translator is to be left alone for ${seconds} s`);
    this.seconds = seconds;
    this.reason = reason;
  }
}
