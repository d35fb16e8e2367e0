/**
 * A program loads this with `--import`: its clock is ahead of the machine's by `CLOCK_SHIFT_MS`,
 * or behind it. With `CLOCK_STANDS_AT` it stands still at that moment. The clock of its database is
 * moved by `shift-database-clock.ts`.
 */
const standsAt = process.env['CLOCK_STANDS_AT'];
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const MachineDate = Date;
const now = () =>
  standsAt === undefined ? MachineDate.now() + shiftMs : MachineDate.parse(standsAt);

globalThis.Date = new Proxy(MachineDate, {
  construct: (_, args: unknown[], newTarget) =>
    Reflect.construct(MachineDate, args.length === 0 ? [now()] : args, newTarget) as Date,
  get: (target, key) =>
    key === 'now' ? now : (Reflect.get(target, key) as (typeof Date)['parse']),
});
