import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** For programs that tests start: compiled once, they start in two thirds of the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'dalan-compile-cache') };
