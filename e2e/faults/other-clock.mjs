/** Imported before everything else by a process whose clock is wrong by so many hours (CLOCK_OFF_HOURS). */
const off = Number(process.env['CLOCK_OFF_HOURS']) * 3_600_000;
const RightDate = Date;

globalThis.Date = class extends RightDate {
	constructor(...given) {
		if (given.length === 0) super(RightDate.now() + off);
		else super(...given);
	}
	static now() {
		return RightDate.now() + off;
	}
};
