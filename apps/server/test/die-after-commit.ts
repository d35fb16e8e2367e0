import pg from 'pg';

/** Loaded into a server by a test: it dies when the first order is committed, before it answers. */
type Query = (...args: unknown[]) => unknown;
const query = Reflect.get(pg.Client.prototype, 'query') as Query;

pg.Client.prototype.query = function dieAfterCommit(this: pg.Client, ...args: unknown[]) {
  const [statement] = args as [{ name?: string }];
  const callback = args.findLastIndex((one) => typeof one === 'function');
  if (statement.name === 'place-order' && callback !== -1) {
    args[callback] = () => process.kill(process.pid, 'SIGKILL');
  }
  return query.apply(this, args);
} as typeof pg.Client.prototype.query;
