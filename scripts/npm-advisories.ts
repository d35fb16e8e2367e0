type Found = { name: string; severity: string };
export type Verdict = { isKnown: true; grave: string[] } | { isKnown: false; reason: string };

const GRAVE = new Set(['high', 'critical']);

/** What `npm audit --json` says: grave holes by the package's name, or that nobody could say. */
export function readAudit(output: string): Verdict {
  const report = parse(output);
  if (report?.auditReportVersion === undefined) {
    return { isKnown: false, reason: report?.message ?? 'npm answered nothing' };
  }
  const grave = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => GRAVE.has(severity))
    .map(({ name, severity }) => `${name}: ${severity}`);
  return { isKnown: true, grave };
}

type Report = {
  auditReportVersion?: number;
  vulnerabilities?: Record<string, Found>;
  message?: string;
};

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}
