type Found = { name: string; severity: string };
export type Verdict = { isKnown: true; serious: string[] } | { isKnown: false; reason: string };

const SERIOUS = new Set(['high', 'critical']);

/** Reads the output of `npm audit --json`: the serious vulnerabilities, or why they are unknown. */
export function readAudit(output: string): Verdict {
  const report = parse(output);
  if (report?.auditReportVersion === undefined) {
    return { isKnown: false, reason: report?.message ?? 'npm printed no report' };
  }
  const serious = Object.values(report.vulnerabilities ?? {})
    .filter(({ severity }) => SERIOUS.has(severity))
    .map(({ name, severity }) => `${name}: ${severity}`);
  return { isKnown: true, serious };
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
