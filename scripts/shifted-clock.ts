/**
 * Loaded before a program with `--import`: its clock is ahead of the machine's by `CLOCK_SHIFT_MS`,
 * or behind it. The clock of its database is moved by `shift-database-clock.ts`.
 */
const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const MachineDate = Date;

globalThis.Date = new Proxy(MachineDate, {
  construct: (_, args: unknown[], newTarget) =>
    Reflect.construct(
      MachineDate,
      args.length === 0 ? [MachineDate.now() + shiftMs] : args,
      newTarget,
    ) as Date,
  get: (target, key) =>
    key === 'now'
      ? () => MachineDate.now() + shiftMs
      : (Reflect.get(target, key) as (typeof Date)['parse']),
});
