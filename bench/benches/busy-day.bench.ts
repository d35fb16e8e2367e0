import { compareBusyDay } from './busy-day.ts';

process.exitCode = (await compareBusyDay()) ? 0 : 1;
