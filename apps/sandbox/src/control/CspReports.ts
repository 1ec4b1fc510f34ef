/** Something that a page's policy refused, as a browser reported it. */
interface CspReport {
  readonly at: string;
  readonly report: unknown;
}

/** More than a test needs, and little enough to keep. */
const capacity = 500;

/** What browsers reported about the policies of our pages. */
export class CspReports {
  #reports: CspReport[] = [];

  /** Takes the body of a report, in either of the shapes that browsers send. */
  add(text: string): void {
    const at = new Date().toISOString();
    const added = reportsIn(text).map((report) => ({ at, report }));
    this.#reports = [...this.#reports, ...added].slice(-capacity);
  }

  list(): readonly CspReport[] {
    return this.#reports;
  }

  clear(): void {
    this.#reports = [];
  }
}

/** One report by `report-uri`, or a list by the Reporting API. */
function reportsIn(text: string): unknown[] {
  const parsed = parse(text);
  if (Array.isArray(parsed)) return parsed.map((entry: unknown) => field(entry, 'body'));
  return [field(parsed, 'csp-report')];
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
