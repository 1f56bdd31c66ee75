/** Preloaded into every process of `npm start`, so that none outlives it, even when it is killed. */
if (process.channel) {
	process.channel.unref();
	process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

// A closed terminal signals all processes; the launcher decides whether to stop.
process.on('SIGHUP', () => {});
// Directus would close its server on SIGHUP and not open it again.
const { on } = process;
process.on = function (event, listener) {
	return event === 'SIGHUP' ? this : on.call(this, event, listener);
};
