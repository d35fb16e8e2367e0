/** Of everybody in the tests; no answer of the shop has these words by chance. */
export const TEST_PASSWORD = 'basalt-wheel-4711';
