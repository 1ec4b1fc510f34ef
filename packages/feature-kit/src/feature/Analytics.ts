/** An event for analytics: a name, and values that identify no user. */
export interface AnalyticsEvent {
  name: string;
  properties?: Readonly<Record<string, string | number | boolean>>;
}

export interface Analytics {
  /** Never throws and never waits. */
  track: (event: AnalyticsEvent) => void;
}
