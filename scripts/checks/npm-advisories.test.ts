import { expect, test } from 'vitest';
import { readAudit } from './npm-advisories.ts';

test('names the packages with serious vulnerabilities, and no others', () => {
  const vulnerabilities = {
    one: { name: 'one', severity: 'high' },
    two: { name: 'two', severity: 'moderate' },
    three: { name: 'three', severity: 'critical' },
  };
  const verdict = readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }));
  expect(verdict).toEqual({ isKnown: true, serious: ['one: high', 'three: critical'] });
});

test('an audit without findings differs from an audit that failed', () => {
  const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(readAudit(clean)).toEqual({ isKnown: true, serious: [] });
  const failed = JSON.stringify({ message: '405 Method Not Allowed', error: {} });
  expect(readAudit(failed)).toEqual({ isKnown: false, reason: '405 Method Not Allowed' });
  expect(readAudit('')).toEqual({ isKnown: false, reason: 'npm printed no report' });
});
