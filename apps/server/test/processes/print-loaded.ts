import { registerHooks } from 'node:module';

const WATCHED = /^(?:@opentelemetry\/|aws4fetch$)/;

/** Preloaded into a process: prints who loads what is only needed with a setting. */
registerHooks({
  resolve: (specifier, context, next) => {
    if (WATCHED.test(specifier)) {
      process.stderr.write(`loads ${specifier} for ${context.parentURL}\n`);
    }
    return next(specifier, context);
  },
});
