/** Used by every test account. Unlikely to appear in a response by chance. */
export const TEST_PASSWORD = 'basalt-wheel-4711';
