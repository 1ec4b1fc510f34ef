export declare const isWhole: boolean;
export declare function sample<T>(
  cases: readonly T[],
  options?: {
    /** How many cases of each kind; 1 unless given. */
    each?: number;
    /** The name that a case is drawn by; the case as text unless given. */
    nameOf?: (one: T) => string;
    /** The kind of a case; all are of one kind unless given. */
    kindOf?: (one: T) => string;
    /** Whether all cases are taken; what `SAMPLE` says unless given. */
    whole?: boolean;
  },
): T[];
