/** Every test account has this password. It is unlikely to appear in a response by chance. */
export const TEST_PASSWORD = 'basalt-wheel-4711';
