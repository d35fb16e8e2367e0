import walls from './.dependency-cruiser.mjs';

const { exclude, ...options } = walls.options;

/** The one wall between folders. The folders inside a feature may need each other. Tests stay out: they start the whole server, every feature of it. */
export default {
  forbidden: [
    {
      name: 'features-have-no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      comment: 'Two features that need each other are one feature, or one needs an event.',
      from: { path: '^apps/server/src/features/[^/]+/[^/]+$' },
      to: { circular: true, path: '^apps/server/src/features/[^/]+/[^/]+$' },
    },
  ],
  options: {
    ...options,
    exclude: { path: [exclude.path, '[.]test[.]tsx?$', '^apps/server/test/'] },
  },
};
