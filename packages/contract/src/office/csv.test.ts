import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are separated by commas and the line ends as Excel expects', () => {
  expect(csvLine(['Jowar', 65.5, null, 'ज्वारी पीठ'])).toBe('Jowar,65.5,,ज्वारी पीठ\r\n');
});

test.each([
  ['a, b', '"a, b"'],
  ['2; 3', '"2; 3"'],
  ['5" sieve', '"5"" sieve"'],
  ['two\nlines', '"two\nlines"'],
])('%j is quoted', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+91 98220', "'+91 98220"],
  ['-5+1', "'-5+1"],
  ["'=1", "''=1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('a spreadsheet does not run %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test('a negative number stays a number', () => {
  expect(csvLine([-5, -0.25, '-50.00'])).toBe('-5,-0.25,-50.00\r\n');
});
