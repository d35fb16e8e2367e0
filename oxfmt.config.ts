import { defineConfig } from 'oxfmt';

/** What .gitignore names is not formatted either. */
export default defineConfig({
  printWidth: 100,
  singleQuote: true,
  sortPackageJson: false,
  ignorePatterns: [
    'package-lock.json',
    // Written by kysely-codegen.
    'apps/server/src/platform/db/schema.generated.ts',
    // Padded table columns would turn a one-word edit into a whole-table diff.
    '*.md',
  ],
});
