/** Preloaded to shift the clock of a process by CLOCK_OFF_HOURS. */
const off = Number(process.env['CLOCK_OFF_HOURS']) * 3_600_000;
const RightDate = Date;

const now = () => RightDate.now() + off;

globalThis.Date = new Proxy(RightDate, {
	construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
	get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
