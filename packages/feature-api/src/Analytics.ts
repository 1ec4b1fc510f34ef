/** What is told to analytics: a name, and values that identify nobody. */
export interface AnalyticsEvent {
  name: string;
  properties?: Readonly<Record<string, string | number | boolean>>;
}

export interface Analytics {
  /** Never throws and never waits. */
  track: (event: AnalyticsEvent) => void;
}
