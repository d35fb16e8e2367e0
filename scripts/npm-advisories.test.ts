import { expect, test } from 'vitest';
import { readAudit } from './npm-advisories.ts';

test('names the packages with grave holes, and no others', () => {
  const vulnerabilities = {
    one: { name: 'one', severity: 'high' },
    two: { name: 'two', severity: 'moderate' },
    three: { name: 'three', severity: 'critical' },
  };
  const verdict = readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities }));
  expect(verdict).toEqual({ isKnown: true, grave: ['one: high', 'three: critical'] });
});

test('no hole is not the same as no answer', () => {
  const clean = JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} });
  expect(readAudit(clean)).toEqual({ isKnown: true, grave: [] });
  const failed = JSON.stringify({ message: '405 Method Not Allowed', error: {} });
  expect(readAudit(failed)).toEqual({ isKnown: false, reason: '405 Method Not Allowed' });
  expect(readAudit('')).toEqual({ isKnown: false, reason: 'npm answered nothing' });
});
