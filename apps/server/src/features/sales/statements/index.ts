export { statementsJob } from './queue-statements.ts';
export { statementLetters } from './statement-letters.ts';
