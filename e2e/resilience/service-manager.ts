import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fake systemctl that starts and stops real sites like the units do. */
export function writeServiceManager(folder: string, { srv, etc, reload }: { srv: string; etc: string; reload: string }): string {
	const bin = join(folder, 'bin');
	mkdirSync(bin, { recursive: true });
	const file = join(bin, 'systemctl');
	writeFileSync(
		file,
		`#!/usr/bin/env bash
name=\${2#pn-site@}
pid=$(cat "${folder}/$name.pid" 2> /dev/null)
case $1 in
	start)
		cd "${srv}/$name" || exit 1
		set -a; . "${etc}/site-$name.env"; set +a
		SITE_INSTANCE=$name setsid "$NODE" bin/run.mjs start site >> "${folder}/$name.log" 2>&1 &
		echo $! > "${folder}/$name.pid" ;;
	stop)
		[ -n "$pid" ] && kill "$pid" 2> /dev/null
		while [ -n "$pid" ] && kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
		rm -f "${folder}/$name.pid" ;;
	reload) ${reload} ;;
	*) exit 0 ;;
esac
`,
	);
	chmodSync(file, 0o755);
	return bin;
}
