/** Loaded into every process that `npm start` starts: none of them outlives it, not even when it is killed. */
if (process.channel) {
	process.channel.unref();
	process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

// A terminal that is closed tells all of its processes; whether the system stops is for the one that started it to say.
process.on('SIGHUP', () => {});
// Directus would close its server at it, and then stay without one.
const { on } = process;
process.on = function (event, listener) {
	return event === 'SIGHUP' ? this : on.call(this, event, listener);
};
