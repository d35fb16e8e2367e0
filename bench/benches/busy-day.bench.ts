import { compareBusyDay } from './compare-busy-day.ts';

process.exitCode = (await compareBusyDay()) ? 0 : 1;
