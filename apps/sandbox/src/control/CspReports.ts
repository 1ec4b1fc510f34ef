import { asc } from 'drizzle-orm';

import type { Database } from '../database/Database.ts';
import { cspReports } from '../database/schema.ts';

/** Something that a page's policy refused, as a browser reported it. */
export interface CspReport {
  readonly at: string;
  readonly report: unknown;
}

/** The most reports that are kept: more than a test needs. */
const capacity = 500;

/** The reports of browsers about violations of our pages' content security policies. */
export class CspReports {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Takes the body of a report, in either of the shapes that browsers send; once there are many, no more. */
  async add(text: string): Promise<void> {
    const at = new Date();
    const rows = reportsIn(text).map((report) => ({ at, report: JSON.stringify(report) ?? 'null' }));
    if (rows.length === 0 || (await this.#db.$count(cspReports)) >= capacity) return;
    await this.#db.insert(cspReports).values(rows.slice(0, capacity));
  }

  /** Oldest first. */
  async list(): Promise<readonly CspReport[]> {
    const rows = await this.#db.select().from(cspReports).orderBy(asc(cspReports.id));
    return rows.map(({ at, report }) => ({ at: at.toISOString(), report: JSON.parse(report) as unknown }));
  }

  async clear(): Promise<void> {
    await this.#db.delete(cspReports);
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
